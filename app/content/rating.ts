/** Stars. Apart from the schema, which a page can do without. */
export const RATING_MAX = 5;

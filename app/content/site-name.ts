/** Names the site in titles and metadata while the owner has not named it. */
export const SITE_NAME_FALLBACK = 'Portfolio';

// Without a connection the worker shows one page in the place of another that it never kept. What that page does not
// know may be there all the same: a browser that says it is online may reach nothing.

/** Of the root of such a page. */
export const STAND_IN = 'data-stand-in';

export const standingIn = (html: string) => html.replace('<html', `<html ${STAND_IN}`);

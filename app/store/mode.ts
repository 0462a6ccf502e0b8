// The one file that knows the mode: whether a server keeps the site, or the browser that shows it does.
export const isOnServer: boolean = import.meta.env.LIVE === true;

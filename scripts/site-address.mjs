// Where the built site will stand, from the environment.

/** As in app/content/language-codes.ts, which Node alone cannot read: addresses of languages begin with these. */
export const LANGUAGES = ['en', 'ur', 'de', 'fr', 'it', 'ar'];

/** Addresses within the site begin with these. */
export const OWN_FOLDERS = ['admin', 'assets', 'blog', 'icons', 'images', 'media', 'share'];

/**
 * The path below which the site stands: `/`, or like `/portfolio/`.
 * @param {NodeJS.ProcessEnv} env
 */
export function readBasePath(env) {
  const parts = (env.BASE_PATH ?? '').split('/').filter(Boolean);
  for (const part of parts) {
    if (!/^[\w~-][\w.~-]*$/.test(part)) {
      throw new Error(`BASE_PATH must be a path like /portfolio, not "${env.BASE_PATH}".`);
    }
  }
  // `/de/blog` would mean two pages.
  if (LANGUAGES.includes(parts[0])) {
    throw new Error(
      `BASE_PATH must not begin with the code of a language, as "${env.BASE_PATH}" does.`,
    );
  }
  // Of `/blog/news` nobody could say whether it has the base already.
  if (OWN_FOLDERS.includes(parts[0])) {
    throw new Error(
      `BASE_PATH must not begin with a folder of the site itself, as "${env.BASE_PATH}" does.`,
    );
  }
  return ['', ...parts, ''].join('/');
}

/**
 * The address of the site's first page, or an empty text. The base path may be part of SITE_URL or not.
 * @param {NodeJS.ProcessEnv} env
 */
export function readSiteUrl(env) {
  const written = env.SITE_URL?.trim() ?? '';
  if (written === '') return '';
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL must be an address like https://example.com, not "${written}".`);
  }
  const base = readBasePath(env);
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return url.origin + (path.endsWith(base) ? path : path + base.slice(1));
}

/** Every link on the pages begins with the base path: at another one none would lead anywhere. */
export function checkSitePath(siteUrl, base) {
  const path = siteUrl === '' ? base : new URL(siteUrl).pathname;
  if (path !== base) {
    throw new Error(
      `SITE_URL leads to ${path}, and the site is built for ${base}: set BASE_PATH=${path} too.`,
    );
  }
}

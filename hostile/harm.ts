// What a page must never hold, whatever its texts are.
import { Window } from 'happy-dom';

const SITE = 'https://site.example/';
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
const PICTURE = /^data:image\/(png|jpe?g|webp|avif|gif);base64,/i;
/** Attributes that a browser follows or fetches. */
const FOLLOWED = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
  'srcdoc',
  'ping',
];
/** Data for the page and for search engines; the scripts of the build are not part of what is rendered here. */
const DATA = ['application/json', 'application/ld+json'];
/** Nothing of ours is made of these. */
const STRANGERS =
  'iframe, object, embed, base, frame, applet, meta[http-equiv], link[rel=stylesheet]';

const window = new Window({ settings: { enableJavaScriptEvaluation: false } });

export function parsePage(html: string): Document {
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** In words, what is wrong with a page; empty when nothing is. */
export function harmIn(page: Document): string[] {
  const harm: string[] = [];
  for (const stranger of page.querySelectorAll(STRANGERS)) harm.push(shown(stranger.outerHTML));
  for (const script of page.querySelectorAll('script')) {
    if (!DATA.includes(script.getAttribute('type') ?? '')) harm.push(shown(script.outerHTML));
    else if (!isJson(script.textContent)) harm.push(`not JSON: ${shown(script.outerHTML)}`);
  }
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (!isHarmless(name.toLowerCase(), value)) {
        harm.push(`<${element.localName} ${name}="${shown(value)}">`);
      }
    }
  }
  return harm;
}

function isHarmless(name: string, value: string): boolean {
  if (name.startsWith('on')) return false;
  if (name === 'style') return !/url\(|expression|@import/i.test(value);
  if (name === 'srcset') return value.split(',').every((part) => isSafeAddress(part.trim()));
  return !FOLLOWED.includes(name) || isSafeAddress(value);
}

/** One of the schemes that the site allows, a picture that is part of the text, or a place on the site itself. */
export function isSafeAddress(written: string): boolean {
  if (PICTURE.test(written)) return true;
  const hasScheme = /^[\s\p{Cc}]*[a-z][a-z\d+.\s\p{Cc}-]*:/iu.test(written);
  try {
    const { protocol, origin } = new URL(written, SITE);
    return hasScheme ? SCHEMES.includes(protocol) : `${origin}/` === SITE;
  } catch {
    return SCHEMES.some((scheme) => written.startsWith(scheme));
  }
}

function isJson(text: string | null): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 160));
}

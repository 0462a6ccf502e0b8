// Word copies a list as paragraphs: their style says how deep each stands, and their sign is a text like any other.

const PLACE = /mso-list:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/i;
const SIGN = /mso-list:\s*ignore/i;
/** `1.`, `a)`, `(iv)` or `2.1`. Those without an order are one sign, and one of these is the letter `o`. */
const ORDERED = /\p{N}$|[\p{L}\p{N}][.)]$/u;

interface OpenList {
  element: Element;
  level: number;
  name: string;
}

/** Makes lists of such paragraphs, each in the last item of the list above it. */
export function makeWordLists(page: Document): void {
  let open: OpenList[] = [];
  for (const paragraph of page.querySelectorAll('p[style]')) {
    const place = PLACE.exec(styleOf(paragraph));
    if (!place) continue;
    // Something else stands between the two.
    if (open[0]?.element !== paragraph.previousElementSibling) open = [];
    const sign = takeSign(paragraph);
    const tag = ORDERED.test(sign) ? 'ol' : 'ul';
    const [, list, level, override] = place;
    const next = { level: Number(level), name: `${tag} ${list} ${override}` };
    open = open.filter((each) => isKept(each, next));
    if (open.at(-1)?.level !== next.level) {
      const element = begin(page, tag, sign);
      const around = open.at(-1)?.element.lastElementChild;
      if (around) around.append(element);
      else paragraph.before(element);
      open.push({ ...next, element });
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.element.append(item);
    paragraph.remove();
  }
}

/** Whether the next item stands in the list, or below it. */
function isKept(list: OpenList, next: Omit<OpenList, 'element'>): boolean {
  return list.level < next.level || (list.level === next.level && list.name === next.name);
}

function begin(page: Document, tag: 'ol' | 'ul', sign: string): Element {
  const list = page.createElement(tag);
  const start = /(\d+)\D?$/.exec(sign)?.[1];
  if (tag === 'ol' && start) list.setAttribute('start', start);
  return list;
}

/** What the paragraph began with instead of being an item. */
function takeSign(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('[style]')].find((part) => SIGN.test(styleOf(part)));
  sign?.remove();
  return (sign?.textContent ?? '').trim();
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

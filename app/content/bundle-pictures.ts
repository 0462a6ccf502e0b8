// The pictures of a library travel with the texts that show them. In a bundle they stand apart, by their addresses:
// whoever has them already goes on with those, and for everybody else they become part of the texts.
import type { Bundle } from './bundle.ts';

/** Each as a small picture that is a text itself, by its address in the library. */
export type BundlePictures = Readonly<Record<string, string>>;

const ADDRESS = String.raw`/media/[\da-f]{32}/\d+x\d+\.\w+`;
const ALONE = new RegExp(`^${ADDRESS}$`);

/** What is wrong with one of them. */
export function pictureProblem(address: string, picture: unknown): string | undefined {
  if (!ALONE.test(address)) return 'not the address of a picture';
  const isSmall = /^data:image\/(webp|jpeg|png);base64,[\w+/]+={0,2}$/.test(String(picture));
  return isSmall ? undefined : 'not a small picture';
}

/** The addresses by which any of the texts shows a picture, each once and in order. */
export function pictureAddresses(content: Bundle['content']): string[] {
  const found = new Set<string>();
  withPictures(content, (address) => {
    found.add(address);
    return address;
  });
  return [...found].sort();
}

/** The bundle as somebody needs it who has only these of its pictures. */
export function placePictures(bundle: Bundle, kept: ReadonlySet<string> = new Set()): Bundle {
  const { pictures = {}, ...rest } = bundle;
  const place = (address: string) => (kept.has(address) ? address : (pictures[address] ?? address));
  return { ...rest, content: withPictures(bundle.content, place) };
}

type Place = (address: string) => string;

function withPictures(content: Bundle['content'], place: Place): Bundle['content'] {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? withPicturesIn(value, place) : value,
  );
}

/** How deep brackets may stand in the words of an image. Without an end, a text of brackets would take one, too. */
const DEPTH = 4;
const LABEL = String.raw`\[((?:\\.|[^[\]\\])*)\]`;
const WORDS = String.raw`\[(${wordsWithin(DEPTH)})\]`;
/** What a line begins with that stands within a quotation or an item of a list. */
const MARKS = String.raw`(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))*[ \t]*`;
const SHOWN = new RegExp(`!${WORDS}(?:${LABEL})?`, 'g');
const IMAGE = new RegExp(String.raw`(!${WORDS}\(\s*<?)(${ADDRESS})(?=[\s>)])`, 'g');
const DEFINITION = new RegExp(String.raw`^(${MARKS}${LABEL}:\s*<?)(${ADDRESS})(?=[\s>]|$)`, 'gm');

/** Each bracket that opens is closed. */
function wordsWithin(depth: number): string {
  const inner = depth > 0 ? String.raw`|\[${wordsWithin(depth - 1)}\]` : '';
  return String.raw`(?:\\.|[^[\]\\]${inner})*`;
}

/** A label as it is compared: neither case nor the kind of white space tells two apart. */
function labelOf(written: string): string {
  return written.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * A text that is an address, or an article with images. A link stays one, for none may lead to a picture that is a text;
 * and so does an address that only ends like one of ours.
 */
function withPicturesIn(text: string, place: Place): string {
  if (ALONE.test(text)) return place(text);
  const shown = new Set(
    Array.from(text.matchAll(SHOWN), ([, alt = '', label]) => labelOf(label || alt)),
  );
  return text
    .replace(IMAGE, (_, before, _alt, address) => before + place(address))
    .replace(DEFINITION, (all, before, label, address) =>
      shown.has(labelOf(label)) ? before + place(address) : all,
    );
}

// The pictures of a library travel with the texts that show them. In a bundle they stand apart, by their addresses:
// whoever has them already goes on with those, and for everybody else they become part of the texts.
import type { Bundle } from './bundle.ts';

/** Each as a small picture that is a text itself, by its address in the library. */
export type BundlePictures = Readonly<Record<string, string>>;

const ADDRESS = String.raw`/media/[\da-f]{32}/\d+x\d+\.\w+`;

/** What is wrong with one of them. */
export function pictureProblem(address: string, picture: unknown): string | undefined {
  if (!new RegExp(`^${ADDRESS}$`).test(address)) return 'not the address of a picture';
  const isSmall = /^data:image\/(webp|jpeg|png);base64,[\w+/]+={0,2}$/.test(String(picture));
  return isSmall ? undefined : 'not a small picture';
}

/** The addresses in any of the texts, each once and in order. */
export function pictureAddresses(content: Bundle['content']): string[] {
  const found = JSON.stringify(content).match(new RegExp(ADDRESS, 'g'));
  return [...new Set(found)].sort();
}

/** The bundle as somebody needs it who has only these of its pictures. */
export function placePictures(bundle: Bundle, kept: ReadonlySet<string> = new Set()): Bundle {
  const { pictures = {}, ...rest } = bundle;
  // Neither an address nor a picture has a sign that is written differently in JSON.
  const text = JSON.stringify(bundle.content).replace(new RegExp(ADDRESS, 'g'), (address) =>
    kept.has(address) ? address : (pictures[address] ?? address),
  );
  return { ...rest, content: JSON.parse(text) };
}

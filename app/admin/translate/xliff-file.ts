// XLIFF 2.1: what translators' programs exchange.
import type { Work } from '#app/content/translation-work.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { type FileRead, languageCode, refusal, type Unit, unitId } from './unit.ts';

/** That of both 2.0 and 2.1. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

export function toXliff(main: string, language: string, work: readonly Work[]): string {
  const units = work.map(({ source, at, translation }) => {
    const target =
      translation && `<target xml:space="preserve">${markupText(translation)}</target>`;
    const state = translation ? 'translated' : 'initial';
    return `<unit id="${unitId(source)}" name="${markupText(at)}"><segment state="${state}"><source xml:space="preserve">${markupText(source)}</source>${target}</segment></unit>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="${main}" trgLang="${language}">
<file id="site" canResegment="no">
${units.join('\n')}
</file>
</xliff>
`;
}

export function readXliff(text: string): FileRead {
  // What it declares could grow without end, or be fetched from somewhere.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return refusal('The file declares a document type.');
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const root = document.documentElement;
  if (document.querySelector('parsererror') || root?.localName !== 'xliff')
    return refusal('The file is not XLIFF.');
  if (!root.getAttribute('version')?.startsWith('2.'))
    return refusal('Only XLIFF 2 can be read; this is another version.');
  const main = languageCode(root.getAttribute('srcLang'));
  const language = languageCode(root.getAttribute('trgLang'));
  if (!main || !language) return refusal('The file is for a language that no site of ours speaks.');
  if (root.namespaceURI !== NAMESPACE)
    return refusal('The file is not XLIFF 2: its namespace is another.');
  const units = [...document.getElementsByTagNameNS(NAMESPACE, 'unit')].map(readUnit);
  const broken = units.find((unit) => typeof unit === 'string');
  if (broken !== undefined) return refusal(broken);
  return {
    ok: true,
    file: { main, language, units: units.filter((unit) => typeof unit !== 'string') },
  };
}

/** Or what is wrong with it. */
function readUnit(unit: Element): Unit | string {
  const id = unit.getAttribute('id') ?? '';
  // Beside its segment a program may have left what it found in its memory, with sources and targets of their own.
  const parts = [...unit.children].filter(({ localName }) => localName === 'segment');
  const [sources, targets] = [inside(parts, 'source'), inside(parts, 'target')];
  if (sources.length !== 1 || targets.length > 1)
    return `The unit ${id} is not one text and one translation.`;
  if ([...sources, ...targets].some(({ children }) => children.length > 0))
    return `The unit ${id} has markup inside its text.`;
  return {
    id,
    place: unit.getAttribute('name') ?? '',
    source: sources[0]?.textContent ?? '',
    target: targets[0]?.textContent ?? '',
  };
}

const inside = (parts: readonly Element[], name: string) =>
  parts.flatMap(({ children }) => [...children].filter(({ localName }) => localName === name));

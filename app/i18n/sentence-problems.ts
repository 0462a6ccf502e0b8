// For tests: what is wrong with a sentence that was put together, by the rules of its language
// (docs/decisions/0036-sentences-that-are-put-together.md).
import { directionOf, type Language } from './languages.ts';

interface Rule {
  wrong: RegExp;
  because: string;
}

const EVERYWHERE: Rule[] = [
  { wrong: /\{\{|\}\}|\{\w*\}|undefined|NaN|\[object/, because: 'something was not filled in' },
  { wrong: / {2}/, because: 'there are two spaces' },
  { wrong: /[٠-٩۰-۹]/, because: 'the digits are not those of the other texts' },
];

const NOT_ENGLISH: Rule[] = [{ wrong: /"/, because: 'the quotation marks are a typewriter’s' }];

const RIGHT_TO_LEFT: Rule[] = [
  { wrong: /[,;?](?!\d)/, because: 'Arabic letters have their own ، ؛ ؟' },
  { wrong: /[+%$€£@#]/, because: 'a figure with a sign, or an address, is not isolated' },
  { wrong: /\d ?[AP]M\b/, because: 'a time is not isolated' },
  { wrong: /\d[\d ]{5,}/, because: 'a phone number is not isolated' },
];

const OWN: Record<Language, Rule[]> = {
  en: [],
  de: [
    { wrong: /\d:\d\d(?!\d|–|\u00a0Uhr)/, because: 'a time is not named: Uhr' },
    { wrong: /\d[^\S\u00a0]?%/, because: 'there is no no-break space before %' },
    { wrong: /”|«/, because: 'the quotation marks are „ and “' },
    { wrong: word('du|dich|dir|dein|deine|deinen|deiner'), because: 'the reader is Sie' },
  ],
  fr: [
    { wrong: /(?<![\u202f?!])[;?!]/, because: 'there is no narrow no-break space before ; ? !' },
    { wrong: /(?<!\u00a0):(?!\d)/, because: 'there is no no-break space before :' },
    { wrong: /\d[^\S\u00a0]?[%$]/, because: 'there is no no-break space before % or $' },
    { wrong: /«(?!\u202f)|(?<!\u202f)»|[“”„]/, because: 'the quotation marks are « and »' },
    { wrong: /'/, because: 'the apostrophe is ’' },
    { wrong: word('tu|te|toi|ton|ta|tes'), because: 'the reader is vous' },
  ],
  it: [
    { wrong: /[“”„]/, because: 'the quotation marks are « and »' },
    { wrong: /'/, because: 'the apostrophe is ’' },
    { wrong: word('tu|te|ti|tuo|tua|tuoi|tue|hai|puoi|vuoi|devi'), because: 'the reader is Lei' },
    // "Ricaricare la pagina per riprovare." A control has no full stop.
    {
      wrong: /(?:^|[.!?:] )[A-Z]?[a-zà-ù]*(?:are|ere|ire)(?:lo|la|li|le|ne)? [^.]*\./,
      because: 'an instruction stands in the infinitive',
    },
    {
      wrong: /\b(?:[Ss]crivi|[Ss]cegli|[Cc]hiedi|[Dd]immi) [^.]*[.:]/,
      because: 'the reader is Lei',
    },
  ],
  ur: [{ wrong: /(?:^|\s)(?:تم|تمہ\S*|تیر\S)(?=\s|$)/, because: 'the reader is آپ' }],
  ar: [],
};

function word(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}’])(?:${list})(?![\\p{L}’])`, 'iu');
}

const ISOLATE = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/** The text without what stands in isolates, which may stand in one another. */
function outsideIsolates(text: string): string {
  const outside = text.replace(ISOLATE, '');
  return outside === text ? text : outsideIsolates(outside);
}

/** Why the text is not right; nothing when it is. */
export function sentenceProblems(text: string, language: Language): string[] {
  const judge = (rules: readonly Rule[], part: string) =>
    rules.filter(({ wrong }) => wrong.test(part)).map(({ because }) => `${because}: ${text}`);
  const outside = outsideIsolates(text);
  const isRight = directionOf(language) === 'rtl' && /\p{Script=Arabic}/u.test(outside);
  return [
    ...judge(EVERYWHERE, text),
    ...(language === 'en' ? [] : judge(NOT_ENGLISH, text)),
    ...(/[\u2066-\u2069]/.test(outside) ? [`an isolate stays open: ${text}`] : []),
    ...(isRight ? judge(RIGHT_TO_LEFT, outside) : []),
    ...judge(OWN[language], text),
  ];
}

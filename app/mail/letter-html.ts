// A letter as HTML for mail programs: tables and styles on the elements, for many of them know nothing else. Every text
// is escaped here, whoever wrote it.
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import type { Block, Letter, MailOwner } from './letter.ts';

const INK = '#171c2c';
const MUTED = '#454e63';
const GROUND = '#f6f3ec';
const RAISED = '#fffdf9';
const LINE = '#d9d3c5';

const FONTS: Partial<Record<Language, string>> = {
  ur: "font-family:'Noto Nastaliq Urdu','Jameel Noori Nastaleeq',Tahoma,serif;line-height:2.1",
};
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;line-height:1.6';

export function letterHtml(letter: Letter, owner: MailOwner): string {
  const { language, subject, blocks } = letter;
  const direction = directionOf(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  const font = FONTS[language] ?? FONT;
  // Some programs drop what stands on the outer elements, so the inner one says language and direction again.
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${markupText(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${GROUND}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${RAISED};border:1px solid ${LINE};border-top:4px solid ${markupText(owner.color)};border-radius:10px">
<tr><td lang="${language}" dir="${direction}" align="${side}" style="padding:28px;text-align:${side};font-size:16px;${font};color:${INK}">
${blocks.map((block) => blockHtml(block, owner)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const lines = (text: string) => markupText(text).replace(/\r\n|\r|\n/g, '<br>');

function blockHtml(block: Block, { color }: MailOwner): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines(block.text)}</p>`;
    case 'note':
      return `<p style="margin:16px 0 0;font-size:14px;color:${MUTED}">${lines(block.text)}</p>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${markupText(block.href)}" style="color:${INK};font-weight:600">${markupText(block.text)}</a></p>`;
    case 'facts':
      return block.facts.map(factHtml).join('\n');
    case 'quote':
      return quoteHtml(block.text, color);
  }
}

/** One above the other: a phone has no room for two columns. */
function factHtml([label, value]: readonly [string, string]): string {
  return `<p style="margin:0 0 12px;overflow-wrap:anywhere"><span style="font-size:14px;color:${MUTED}">${markupText(label)}</span><br><strong>${lines(value)}</strong></p>`;
}

/** In the direction in which it was written. */
function quoteHtml(text: string, color: string): string {
  const direction = textDirection(text) ?? 'ltr';
  const side = direction === 'rtl' ? 'right' : 'left';
  return `<blockquote dir="${direction}" style="margin:0 0 16px;padding-${side}:14px;border-${side}:3px solid ${markupText(color)};text-align:${side};color:${MUTED};overflow-wrap:anywhere">${lines(text)}</blockquote>`;
}

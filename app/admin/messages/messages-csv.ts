import Papa from 'papaparse';
import type { Message } from '#app/content/messages.ts';

export const CSV_FILE = 'contact_messages.csv';

const COLUMNS = ['Name', 'Email', 'Company', 'Subject', 'Message', 'Status', 'Date', 'Reply'];

/** Without it, spreadsheets take the file for one in an old Western encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** What stands before the sign is not seen, and some spreadsheets skip it. */
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * Visitors write these texts. One that a spreadsheet would run as a formula, full-width signs included, or
 * that starts with a tab or a line's end gets an apostrophe in front. Papaparse has such a rule too, but it
 * looks only at cells without a line break.
 */
function asText(cell: string): string {
  const sign = cell.replace(UNSEEN, '').slice(0, 1).normalize('NFKC');
  const isFormula = /^[=+\-@]/.test(sign) || /^[\t\r\n]/.test(cell);
  return isFormula ? `'${cell}` : cell;
}

/** Every message as a row. Cells that a spreadsheet would run as a formula are made texts. */
export function messagesCsv(messages: readonly Message[]): string {
  const data = messages.map((message) => [
    message.name,
    message.email,
    message.company ?? '',
    message.subject,
    message.message,
    message.status,
    message.timestamp,
    message.reply ?? '',
  ]);
  const safe = data.map((row) => row.map(asText));
  return BYTE_ORDER_MARK + Papa.unparse({ fields: COLUMNS, data: safe });
}

// The messages as a file for a spreadsheet.
import Papa from 'papaparse';
import type { Message } from './messages.ts';

const COLUMNS = ['Name', 'Email', 'Company', 'Subject', 'Message', 'Status', 'Date', 'Reply'];

/** Without it, spreadsheets take the file for one in an old Western encoding. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What stands before the sign is not seen, and some spreadsheets skip it. */
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * Visitors write these texts. One that a spreadsheet would run as a formula, full-width signs included, or
 * that starts with a tab or a line's end gets an apostrophe in front. Papaparse has such a rule too, but it
 * looks only at cells without a line break.
 */
export function asText(cell: string): string {
  // One that begins with an apostrophe of its own keeps it when ours is taken off.
  return isFormula(cell.replace(/^'+/, '')) ? `'${cell}` : cell;
}

function isFormula(cell: string): boolean {
  const sign = cell.replace(UNSEEN, '').slice(0, 1).normalize('NFKC');
  return /^[=+\-@]/.test(sign) || /^[\t\r\n]/.test(cell);
}

/** What the file begins with. */
export const CSV_HEAD = BYTE_ORDER_MARK + Papa.unparse([COLUMNS]);

/** Every message as a row, each on a line of its own behind what is there. */
export function csvRows(messages: readonly Message[]): string {
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
  const rows = data.map((row) => Papa.unparse([row.map(asText)]));
  return rows.map((row) => `\r\n${row}`).join('');
}

/** All of it at once. */
export function messagesCsv(messages: readonly Message[]): string {
  return CSV_HEAD + csvRows(messages);
}

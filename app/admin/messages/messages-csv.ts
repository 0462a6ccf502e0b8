import Papa from 'papaparse';
import type { Message } from '#app/content/messages.ts';

export const CSV_FILE = 'contact_messages.csv';

const COLUMNS = ['Name', 'Email', 'Company', 'Subject', 'Message', 'Status', 'Date', 'Reply'];

/** Without it, spreadsheets take the file for one in an old Western encoding. */
const BYTE_ORDER_MARK = '\ufeff';

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
  return BYTE_ORDER_MARK + Papa.unparse({ fields: COLUMNS, data }, { escapeFormulae: true });
}

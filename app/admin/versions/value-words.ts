// A stored value as a person reads it.
import { dataUrlBytes, formatBytes } from '../editor/image-size.ts';
import { isRecord } from './same.ts';

export function valueWords(value: unknown, names?: Readonly<Record<string, string>>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((part) => valueWords(part)).join('\n');
  if (isRecord(value)) return recordWords(value);
  const text = String(value);
  const bytes = dataUrlBytes(text);
  if (bytes !== undefined) return `Uploaded image, ${formatBytes(bytes)}`;
  return names?.[text] ?? text;
}

/** A skill with its level, a technology, a call to action with its link. */
function recordWords(record: Record<string, unknown>): string {
  const { icon, name, label, level, href, logo, ...rest } = record;
  return [icon, name, label, level === undefined ? '' : `${level}%`, href, logo]
    .concat(Object.values(rest))
    .map((part) => valueWords(part))
    .filter(Boolean)
    .join(' · ');
}

import { Search } from 'lucide-react';
import { type MessageFilter, QUERY_MAX } from '#app/content/find-messages.ts';
import { MESSAGE_KINDS, MESSAGE_STATUSES } from '#app/content/messages.ts';
import { Input, Select } from '#app/ui/input.tsx';
import { KIND_NAMES, STATUS_NAMES } from './message-badges.tsx';

const STATUS_OPTIONS = [
  { value: 'all', label: 'All Messages' },
  ...MESSAGE_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
];

const KIND_OPTIONS = [
  { value: 'all', label: 'All kinds' },
  ...MESSAGE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
];

interface MessageFiltersProps {
  filter: MessageFilter;
  /** How many are held back; undefined where none ever is. */
  spam: number | undefined;
  onChange: (filter: MessageFilter) => void;
}

export function MessageFilters({ filter, spam, onChange }: MessageFiltersProps) {
  return (
    <search className="grid gap-2 border-b p-3">
      <div className="relative">
        <Search className="pointer-events-none absolute start-3.5 top-3.5 size-4 text-faint" />
        <Input
          type="search"
          aria-label="Search messages"
          placeholder="Search messages"
          className="ps-10"
          maxLength={QUERY_MAX}
          value={filter.query}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </div>
      {spam !== undefined && (
        <Select
          aria-label="Folder"
          options={[
            { value: 'inbox', label: 'Inbox' },
            { value: 'spam', label: `Spam (${spam.toLocaleString('en')})` },
          ]}
          value={filter.folder}
          onChange={(event) =>
            onChange({ ...filter, folder: event.target.value as MessageFilter['folder'] })
          }
        />
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 max-[23rem]:grid-cols-1 sm:grid-cols-2">
        <Select
          aria-label="Status"
          options={STATUS_OPTIONS}
          value={filter.status}
          onChange={(event) =>
            onChange({ ...filter, status: event.target.value as MessageFilter['status'] })
          }
        />
        <Select
          aria-label="Kind"
          options={KIND_OPTIONS}
          value={filter.kind}
          onChange={(event) =>
            onChange({ ...filter, kind: event.target.value as MessageFilter['kind'] })
          }
        />
      </div>
    </search>
  );
}

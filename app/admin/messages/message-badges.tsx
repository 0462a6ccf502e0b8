import type { MessageKind, MessageStatus } from '#app/content/messages.ts';
import { Badge } from '#app/ui/badge.tsx';

export const KIND_NAMES: Record<MessageKind, string> = {
  contact: 'Contact',
  inquiry: 'Inquiry',
  consultation: 'Consultation',
  booking: 'Booking',
};

export const STATUS_NAMES: Record<MessageStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  archived: 'Archived',
};

export function KindBadge({ kind }: { kind: MessageKind }) {
  return <Badge>{KIND_NAMES[kind]}</Badge>;
}

export function StatusBadge({ status }: { status: MessageStatus }) {
  const tone = status === 'new' ? 'solid' : status === 'replied' ? 'success' : 'neutral';
  return <Badge tone={tone}>{STATUS_NAMES[status]}</Badge>;
}

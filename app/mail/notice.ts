// What the owner is told when somebody has written. The admin is English, and so is this.
import type { BookingMail } from '#app/content/mails.ts';
import type { Message } from '#app/content/messages.ts';
import type { Booking } from '#app/content/requests.ts';
import { callTimes } from './call-times.ts';
import { type Block, type Letter, type MailOwner, oneLine, withoutBreaks } from './letter.ts';

const TITLES: Record<Message['kind'], string> = {
  contact: 'New message',
  inquiry: 'New inquiry',
  consultation: 'New consultation request',
  booking: 'New booking',
};

const CHANGES: Record<Exclude<BookingMail, 'invitation'>, string> = {
  moved: 'Call moved',
  cancelled: 'Call cancelled',
};

interface Notice {
  message: Message;
  booking?: Booking | undefined;
  /** What the visitor has done with a call that was booked. */
  change?: keyof typeof CHANGES | undefined;
}

export function notice({ message, booking, change }: Notice, owner: MailOwner): Letter {
  const { kind, name, email, company, subject, services } = message;
  const title = change ? CHANGES[change] : TITLES[kind];
  const times = booking && callTimes(booking, owner.timeZone, 'en');
  const facts: [string, string | undefined][] = [
    ['From', name],
    ['E-mail', email],
    ['Company', company],
    ['Subject', booking ? undefined : subject],
    ['Your time', times?.owner],
    ['Their time', times?.visitor],
    ['Services', services.join(', ')],
  ];
  const link: Block[] = owner.site
    ? [{ kind: 'link', text: 'Open the inbox', href: `${owner.site}/admin/messages` }]
    : [];
  return {
    language: 'en',
    subject: oneLine(`${title}: ${name || email}`),
    blocks: [
      { kind: 'text', text: `${title} on your site.` },
      // A line of its own is one of ours: what a visitor typed makes none.
      {
        kind: 'facts',
        facts: facts.flatMap(([label, fact]) =>
          fact ? [[label, withoutBreaks(fact)] as const] : [],
        ),
      },
      ...(message.message ? [{ kind: 'quote', text: message.message } as const] : []),
      ...link,
      {
        kind: 'note',
        text: 'Your reply to this mail goes to the visitor; a reply from the inbox is kept there. These notices can be switched off in Settings, Notifications.',
      },
    ],
  };
}

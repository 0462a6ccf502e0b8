// One message of the conversation, and what the assistant offers beside its text.
import { useState } from 'react';
import { fill } from '#app/content/chat/placeholders.ts';
import { SECTIONS } from '#app/content/sections.ts';
import { useForeign } from '#app/i18n/said.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { keyed } from '#app/lib/keyed.ts';
import { mailto } from '#app/lib/mailto.ts';
import { wellFormed } from '#app/lib/well-formed.ts';
import { carryQuestion, takeQuestion } from '../forms/carried-question.ts';
import { useOwner } from '../use-owner.ts';
import { usePaths } from '../use-paths.ts';
import { isLost, type Reply } from './think.ts';
import { useAbsentSections } from './use-absent-sections.ts';
import type { ChatMessage } from './use-conversation.ts';
import { useNote } from './use-note.ts';
import { WithLinks } from './with-links.tsx';

interface ChatMessageItemProps {
  message: ChatMessage;
  owner: string;
  onAsk: (question: string) => void;
  /** Called on the way to a form of this page. */
  onGo: () => void;
}

export function ChatMessageItem({ message, owner, ...offers }: ChatMessageItemProps) {
  const { t } = useTranslation();
  const { sender, text, reply, written } = message;
  const foreign = useForeign();
  const own = reply ? reply.written : written;
  const language = own === undefined ? reply && { lang: reply.texts.locale } : foreign(own);
  return (
    <li
      className={classNames(
        'whitespace-pre-line wrap-anywhere rounded-md px-3 py-2 leading-snug',
        sender === 'user'
          ? 'max-w-[85%] justify-self-end bg-primary text-on-primary'
          : 'justify-self-start border bg-raised',
      )}
    >
      <span className="sr-only">
        {t(sender === 'user' ? 'chat.you' : 'chat.assistant')}
        {t('colon')}
      </span>
      <span dir="auto" className="block leading-snug" {...language}>
        {sender === 'bot' ? <WithLinks text={text} /> : text}
      </span>
      {reply && <Offers reply={reply} owner={owner} {...offers} />}
      {reply && <Verdict reply={reply} />}
    </li>
  );
}

interface OffersProps extends Omit<ChatMessageItemProps, 'message'> {
  reply: Reply;
}

/** Links to the owner's work, questions that come close, and the way to the owner. */
function Offers({ reply, owner, onAsk, onGo }: OffersProps) {
  const { links = [], closest = [], topic } = reply;
  if (links.length === 0 && !isLost(topic)) return null;
  return (
    <ul dir="auto" className="mt-2 grid justify-items-start gap-1.5">
      {keyed(links, ({ title }) => title).map(({ key, value: { title, href } }) => (
        <li key={key}>
          <a href={href} className={offerClass}>
            {title}
          </a>
        </li>
      ))}
      {closest.map((each) => (
        <li key={each}>
          <QuestionButton question={each} onAsk={onAsk} />
        </li>
      ))}
      {isLost(topic) && <WaysToOwner {...{ reply, owner, onGo }} />}
    </ul>
  );
}

/** The forms that the site has; without the one for a message, what it would carry goes into a letter. */
function WaysToOwner({ reply, owner, onGo }: Omit<OffersProps, 'onAsk'>) {
  const { texts, question } = reply;
  const { landing } = usePaths();
  const { email } = useOwner();
  const absent = useAbsentSections();
  const hasForm = !absent.includes('contact');

  function handleContact() {
    onGo();
    toContact(question);
  }

  function handleBooking() {
    onGo();
    carryQuestion('booking', question);
  }

  return (
    <>
      {(hasForm || email.trim()) && (
        <li>
          <a
            href={hasForm ? `${landing}#${SECTIONS.contact.anchor}` : letterTo(email, question)}
            onClick={hasForm ? handleContact : undefined}
            className={offerClass}
          >
            {fill(texts.toContact, new Map([['name', owner || texts.nameless]]))}
          </a>
        </li>
      )}
      {!absent.includes('schedule-call') && (
        <li>
          <a
            href={`${landing}#${SECTIONS['schedule-call'].anchor}`}
            onClick={handleBooking}
            className={offerClass}
          >
            {texts.toBooking}
          </a>
        </li>
      )}
    </>
  );
}

function letterTo(email: string, question: string): string {
  return `${mailto(email)}?body=${encodeURIComponent(wellFormed(question))}`;
}

/** The form may stand on this page already. */
function toContact(question: string) {
  carryQuestion('contact', question);
  takeQuestion('contact', document.querySelector(`#${SECTIONS.contact.anchor} form`));
}

/** What is no answer needs none, and what was not understood is noted without it. */
const NO_VERDICT: readonly Reply['topic'][] = ['greeting', 'thanks', 'notUnderstood', 'moreDetail'];

function Verdict({ reply }: { reply: Reply }) {
  const note = useNote();
  const [isNoted, setNoted] = useState(false);
  if (NO_VERDICT.includes(reply.topic)) return null;

  function handleClick() {
    note(reply, 'unhelpful');
    setNoted(true);
  }

  return isNoted ? (
    // The button is gone: the focus stays where it was.
    <p
      ref={takeFocus}
      tabIndex={-1}
      dir="auto"
      className="mt-1 text-[0.8125rem] text-muted outline-none"
    >
      {reply.texts.noted}
    </p>
  ) : (
    <button
      type="button"
      dir="auto"
      onClick={handleClick}
      className="me-auto mt-1 flex min-h-6 pointer-coarse:min-h-11 min-w-11 items-center text-[0.8125rem] text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      {reply.texts.unhelpful}
    </button>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const offerClass =
  'button button-outline button-small justify-start text-start font-normal text-primary-text';

export function QuestionButton({
  question,
  onAsk,
}: {
  question: string;
  onAsk: (question: string) => void;
}) {
  return (
    <button type="button" onClick={() => onAsk(question)} className={offerClass}>
      {question}
    </button>
  );
}

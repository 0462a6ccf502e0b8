import { MessageCircle, X } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/ui/button.tsx';
import { Extra } from '../extra.tsx';

const ChatPanel = lazy(() => import('./chat-panel.tsx'));

/** The round button at the corner, and the panel it opens. The conversation outlives its closing. */
export function ChatLauncher() {
  const { t } = useTranslation();
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function handleClose() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      {wasOpened && (
        <Extra>
          <ChatPanel isOpen={isOpen} onClose={handleClose} />
        </Extra>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'chat.close' : 'chat.open')}
        data-tooltip
        onClick={() => {
          setOpened(true);
          setOpen(!isOpen);
        }}
        className={`${buttonClass({ size: 'round' })} fixed end-4 bottom-[calc(var(--floor)+1rem)] z-30 shadow-card sm:end-6 sm:bottom-[calc(var(--floor)+1.5rem)]`}
      >
        {isOpen ? <X className="size-6" /> : <MessageCircle className="size-6" />}
      </button>
    </>
  );
}

import { MessageCircle, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { useLateCode } from '#app/ui/late.tsx';
import { useSteppingAside } from '../use-stepping-aside.ts';

const panelCode = lateCode(() => import('./chat-panel.tsx'));

/** The round button at the corner, and the panel it opens. The conversation outlives its closing. */
export function ChatLauncher() {
  const { t } = useTranslation();
  const [panel, askForPanel] = useLateCode(panelCode);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAside = useSteppingAside(button) && !isOpen;

  async function handleToggle() {
    if (isOpen || (await askForPanel())) setOpen(!isOpen);
  }

  function handleClose() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      {panel && (
        // The words may come after the panel.
        <Suspense>
          <panel.default isOpen={isOpen} onClose={handleClose} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        data-floats={isAside ? 'aside' : 'out'}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'chat.close' : 'chat.open')}
        data-tooltip
        onClick={handleToggle}
        className={`${buttonClass({ size: 'round' })} floating bottom-[calc(var(--floor)+1rem)] z-30 shadow-card sm:bottom-[calc(var(--floor)+1.5rem)]`}
      >
        {isOpen ? <X className="size-6" /> : <MessageCircle className="size-6" />}
      </button>
    </>
  );
}

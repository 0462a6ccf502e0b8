import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { TOAST_DURATION_MS, TOASTS_VISIBLE } from '#app/content/timing.ts';
import { takeToasts } from './toast.ts';

export default function Toaster({ label }: { label: string }) {
  useEffect(
    () =>
      takeToasts(({ title, text, tone = 'success', action }) => {
        sonner(title, {
          description: text,
          icon:
            tone === 'error' ? (
              <CircleAlert className="size-5 text-danger" />
            ) : (
              <CircleCheck className="size-5 text-success" />
            ),
          ...(action && { action: { label: action.label, onClick: action.onSelect } }),
        });
      }),
    [],
  );
  return (
    <Sonner
      containerAriaLabel={label}
      visibleToasts={TOASTS_VISIBLE}
      duration={TOAST_DURATION_MS}
      position="bottom-center"
      dir="auto"
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'font-sans flex w-[min(24rem,calc(100vw-2rem))] items-start gap-3 rounded-lg border border-line-strong bg-raised px-4 py-3.5 text-ink shadow-card',
          title: 'font-semibold leading-snug',
          description: 'text-muted text-sm leading-snug mt-0.5',
          content: 'flex-1',
          actionButton:
            'min-h-8 shrink-0 rounded-sm border border-line-strong px-3 font-semibold text-primary-text text-sm hover:border-primary-text',
        },
      }}
    />
  );
}

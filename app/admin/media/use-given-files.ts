import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '#app/ui/toast.ts';

type OnDrop = (event: Event, files: File[]) => void;

const isPicture = ({ type }: File) => type.startsWith('image/');

/**
 * Files that are dropped onto an element, or pasted while the keyboard is in it. With `everywhere` that is the dialog
 * that it stands in, or the whole page.
 */
export function useGivenFiles<E extends HTMLElement>(
  onFiles: (files: File[]) => void,
  { isActive = true, everywhere = false } = {},
): RefObject<E | null> {
  const ref = useRef<E>(null);

  const handle = useEffectEvent((event: Event, files: File[]) => {
    event.preventDefault();
    event.stopPropagation();
    const pictures = files.filter(isPicture);
    if (pictures.length < files.length) refuse(files.filter((file) => !isPicture(file)));
    if (pictures.length > 0) onFiles(pictures);
  });

  useEffect(() => {
    const own = ref.current;
    const target: EventTarget | null = everywhere ? (own?.closest('dialog') ?? document) : own;
    if (!isActive || !target) return;
    const stop = new AbortController();
    listenForDrops(target, handle, stop.signal);
    const paste = (event: Event) => {
      const data = (event as ClipboardEvent).clipboardData;
      const files = [...(data?.files ?? [])].filter(isPicture);
      // Office programs add a picture of the text that they copy.
      if (files.length > 0 && !data?.types.includes('text/plain')) handle(event, files);
    };
    target.addEventListener('paste', paste, { signal: stop.signal });
    return () => stop.abort();
  }, [isActive, everywhere]);

  useEffect(() => {
    const stop = new AbortController();
    // Behind everybody who could take them.
    listenForDrops(window, turnDown, stop.signal);
    return () => stop.abort();
  }, []);

  return ref;
}

/** Files that nobody has taken yet. Without this, the browser would open them in place of the page. */
function listenForDrops(target: EventTarget, onDrop: OnDrop, signal: AbortSignal): void {
  const listen = (type: string, act: OnDrop) =>
    target.addEventListener(
      type,
      (event) => {
        const data = (event as DragEvent).dataTransfer;
        if (data?.types.includes('Files') && !event.defaultPrevented) act(event, [...data.files]);
      },
      { signal },
    );
  listen('dragover', (event) => event.preventDefault());
  listen('drop', onDrop);
}

const NAMES_MAX = 3;

function refuse(files: File[]): void {
  const names = files.slice(0, NAMES_MAX).map(({ name }) => name);
  const others = files.length - names.length;
  const more = others > 0 ? ` and ${others} more` : '';
  toast({ title: 'Not taken', text: `No picture: ${names.join(', ')}${more}.`, tone: 'error' });
}

/** What was dropped beside, or while something else is open. */
function turnDown(event: Event): void {
  event.preventDefault();
  toast({
    title: 'Not taken',
    text: 'A file can be dropped where a picture goes, when nothing else is open.',
    tone: 'error',
  });
}

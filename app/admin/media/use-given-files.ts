import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

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

  const handle = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])].filter(isPicture);
    // Office programs add a picture of the text that they copy.
    if (files.length === 0 || data?.types.includes('text/plain')) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  });

  useEffect(() => {
    const own = ref.current;
    const target: EventTarget | null = everywhere ? (own?.closest('dialog') ?? document) : own;
    if (!isActive || !target) return;
    const stop = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: stop.signal });
    // Without that, the browser would open the file in place of the page.
    listen('dragover', (event) => {
      if ((event as DragEvent).dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    listen('drop', (event) => handle(event, (event as DragEvent).dataTransfer));
    listen('paste', (event) => handle(event, (event as ClipboardEvent).clipboardData));
    return () => stop.abort();
  }, [isActive, everywhere]);

  return ref;
}

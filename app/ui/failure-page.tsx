import { Button } from './button.tsx';
import { Star } from './star.tsx';

/** What went wrong, as a status or a message. */
function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('status' in error) {
      const text = 'statusText' in error ? ` ${error.statusText}` : '';
      return `${error.status}${text}`.trim();
    }
    if ('message' in error && error.message) return String(error.message);
  }
  return String(error);
}

// The texts stand here because the failure may be that of the texts.
export function FailurePage({ error }: { error: unknown }) {
  return (
    <main
      lang="en"
      dir="ltr"
      className="relative isolate grid min-h-dvh place-content-center justify-items-center gap-6 overflow-clip p-6 text-center"
    >
      <div className="bare absolute inset-0 -z-10" />
      <Star className="size-16 text-danger" />
      <h1 className="text-[clamp(2rem,6vw,4rem)]">Unexpected Application Error</h1>
      <p className="label max-w-prose wrap-anywhere text-muted">{reasonOf(error)}</p>
      <Button variant="outline" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </main>
  );
}

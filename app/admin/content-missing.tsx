import { Button } from '#app/ui/button.tsx';
import { Star } from '#app/ui/star.tsx';

/** Loading the whole page again also helps when the site was published anew and the file has another name. */
export function ContentMissing({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <Star className="size-14 text-danger" />
      <h1 className="text-3xl">The content of the site did not arrive</h1>
      <p className="max-w-prose wrap-anywhere text-muted">
        {error instanceof Error ? error.message : String(error)} What you have saved in this browser
        is untouched.
      </p>
      <Button variant="outline" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  );
}

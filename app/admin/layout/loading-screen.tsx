import { Star } from '#app/ui/star.tsx';

export function LoadingScreen() {
  return (
    <output className="grid min-h-dvh place-content-center">
      <Star className="size-10 animate-pulse text-primary-text" />
      <span className="sr-only">Loading</span>
    </output>
  );
}

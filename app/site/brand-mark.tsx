import { safeImage } from '#app/lib/safe-link.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Image } from '#app/ui/image.tsx';
import { Star } from '#app/ui/star.tsx';
import { useImageFailure } from '#app/ui/use-image-failure.ts';

/** The owner's logo, or the star, also where the logo does not load. The name stands beside it, so it has no words of its own. */
export function BrandMark() {
  const logo = safeImage(useContent('settings').logoUrl);
  const { hasFailed, watch } = useImageFailure(logo);
  return hasFailed ? (
    <Star filled className="size-6 shrink-0 text-primary-text" />
  ) : (
    <span className="mark shrink-0">
      <Image
        {...watch}
        src={logo}
        alt=""
        sizes="7rem"
        className="h-8 w-auto max-w-28 object-contain"
      />
    </span>
  );
}

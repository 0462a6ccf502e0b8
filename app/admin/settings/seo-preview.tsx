import { metadataOf } from '#app/content/page-metadata.ts';
import type { Settings } from '#app/content/settings.ts';
import { basePath } from '#app/lib/base-path.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import { useContent } from '#app/store/use-content.tsx';

/** The landing page as a search engine lists it and as a shared link shows it. */
export function SeoPreview({ settings }: { settings: Settings }) {
  const about = useContent('about');
  const origin = location.origin + basePath();
  // That of the last publish.
  const drawn = '/share-site.png';
  const metadata = metadataOf({}, { settings, about, origin, shareImage: drawn });
  const { title, shareTitle, description, image, canonical: address = origin } = metadata;
  const hasUnusableImage = settings.seo.ogImage.trim() !== '' && !image;
  return (
    <div className="grid gap-6 xl:sticky xl:top-34">
      <section aria-label="Search result preview" className="grid gap-3">
        <p className="label text-faint">Search result</p>
        <div className="grid gap-1 rounded-lg border bg-raised/70 p-5">
          <p className="label truncate text-muted">{address}</p>
          <p className="truncate text-primary-text text-xl">{title}</p>
          <p className="line-clamp-2 text-muted text-sm">{description}</p>
          {!settings.seo.robotsIndex && (
            <p className="mt-2 font-medium text-danger text-sm">
              Not listed: indexing is switched off.
            </p>
          )}
        </div>
      </section>
      <section aria-label="Share card preview" className="grid gap-3">
        <p className="label text-faint">Shared link</p>
        <div className="overflow-hidden rounded-lg border bg-raised/70">
          {image ? (
            <img
              src={safeImage(settings.seo.ogImage || drawn)}
              alt=""
              className="aspect-[1.91/1] w-full border-b object-cover"
            />
          ) : (
            <div className="lattice aspect-[1.91/1] w-full border-b [--tile:4rem]" />
          )}
          <div className="grid gap-0.5 p-4">
            <p className="label truncate text-faint">{hostOf(address)}</p>
            <p className="truncate font-semibold">{shareTitle}</p>
            <p className="line-clamp-2 text-muted text-sm">{description}</p>
            {hasUnusableImage && (
              <p className="mt-2 font-medium text-danger text-sm">
                Without the image: other sites only show one that has an address.
              </p>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}

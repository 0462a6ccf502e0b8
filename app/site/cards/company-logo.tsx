import type { TrustedCompany } from '#app/content/trusted-companies.ts';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { Image } from '#app/ui/image.tsx';
import { useImageFailure } from '#app/ui/use-image-failure.ts';

/** A company's mark; its name where the mark does not load. Linked when the company has an address. */
export function CompanyLogo({ company }: { company: TrustedCompany }) {
  const href = safeLink(company.url);
  const mark = <Mark name={company.name} src={safeImage(company.logo)} />;
  if (!href) return mark;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="rounded-sm">
      {mark}
    </a>
  );
}

function Mark({ name, src }: { name: string; src: string | undefined }) {
  const { hasFailed, watch } = useImageFailure(src);
  if (hasFailed) return <span className="font-semibold text-faint text-lg">{name}</span>;
  return (
    <span className="mark block">
      <Image
        {...watch}
        src={src}
        alt={name}
        sizes="12rem"
        width={200}
        height={48}
        loading="lazy"
        decoding="async"
        className="h-8 w-auto max-w-full object-contain"
      />
    </span>
  );
}

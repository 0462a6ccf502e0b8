import { Link } from 'react-router';
import { collections } from '#app/content/collections.ts';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { Switch } from '#app/ui/toggle.tsx';
import { ICONS } from '../layout/icons.ts';
import { adminPaths } from '../paths.ts';
import { SECTION_EDITORS } from './section-editors.ts';

interface SectionRowProps {
  id: SectionId;
  visibility: { showInNavbar: boolean; showInPortfolio: boolean };
  onChange: (part: { showInNavbar?: boolean; showInPortfolio?: boolean }) => void;
}

const LINK =
  'inline-flex min-h-9 items-center text-primary-text underline-offset-4 hover:underline';

export function SectionRow({ id, visibility, onChange }: SectionRowProps) {
  const { name, description, icon } = SECTIONS[id];
  const Icon = ICONS[icon];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="flex min-w-56 flex-1 items-start gap-3.5">
        <Icon className="mt-0.5 size-5 shrink-0 text-primary-text" />
        <div>
          <h3 className="font-semibold text-base leading-normal tracking-normal">{name}</h3>
          <p className="text-muted text-sm">{description}</p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <Link to={`${adminPaths.pageTexts}#${id}`} className={LINK}>
              Texts
              <span className="sr-only"> of the section {name}</span>
            </Link>
            {SECTION_EDITORS[id].map((key) => (
              <Link key={key} to={adminPaths[key]} className={LINK}>
                {collections[key].label}
                <span className="sr-only"> of the section {name}</span>
              </Link>
            ))}
          </p>
        </div>
      </div>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2 whitespace-nowrap">
        <legend className="sr-only">{name}</legend>
        <Switch
          label="Portfolio"
          aria-label={`${name}: Portfolio`}
          checked={visibility.showInPortfolio}
          onChange={(event) => onChange({ showInPortfolio: event.target.checked })}
        />
        <Switch
          label="Navbar"
          aria-label={`${name}: Navbar`}
          checked={visibility.showInNavbar}
          disabled={!visibility.showInPortfolio}
          onChange={(event) => onChange({ showInNavbar: event.target.checked })}
        />
      </fieldset>
    </li>
  );
}

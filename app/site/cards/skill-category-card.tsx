import { useRef } from 'react';
import { COLOR_THEMES, DRAWN_ICON } from '#app/content/skill-looks.ts';
import type { Skill, SkillCategory } from '#app/content/skills.ts';
import { formatPercent } from '#app/i18n/format-percent.ts';
import { Said } from '#app/i18n/said.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { withBase } from '#app/lib/base-path.ts';
import { keyed } from '#app/lib/keyed.ts';
import { useNear } from '#app/ui/use-near.ts';

export function SkillCategoryCard({ category }: { category: SkillCategory }) {
  const card = useRef<HTMLElement>(null);
  // The file of the drawings is not asked for before somebody can see them.
  const isNear = useNear(card);
  const theme = COLOR_THEMES.find(({ id }) => id === category.colorTheme) ?? COLOR_THEMES[0];
  return (
    <article
      ref={card}
      style={
        {
          '--bar-from': `var(--${theme.from})`,
          '--bar-to': `var(--${theme.to})`,
        } as React.CSSProperties
      }
    >
      <h3 className="wrap-anywhere pb-2 text-lg">
        <Said>{category.title}</Said>
      </h3>
      <ul>
        {keyed(category.skills, ({ name }) => name).map(({ key, value }) => (
          <SkillRow key={key} skill={value} isDrawn={isNear} />
        ))}
      </ul>
    </article>
  );
}

/** A drawing of the site's own where the owner's text names one, else what the owner typed. */
function SkillIcon({ icon, isDrawn }: { icon: string; isDrawn: boolean }) {
  if (icon.startsWith(DRAWN_ICON)) {
    return (
      <svg aria-hidden="true" className="drawn-icon">
        {isDrawn && <use href={withBase(`/images/skills.svg#${icon.slice(DRAWN_ICON.length)}`)} />}
      </svg>
    );
  }
  return (
    icon && (
      <span aria-hidden="true" className="min-w-0">
        {icon}
      </span>
    )
  );
}

/** Who comes to a bar by keyboard sees it drawn too. */
const REACHED = 0;

/** Pointing at a skill, tapping it or reaching it by keyboard draws its bar again from nothing. */
function SkillRow({ skill, isDrawn }: { skill: Skill; isDrawn: boolean }) {
  const { i18n } = useTranslation();
  return (
    <li tabIndex={REACHED} className="group flex min-h-11 flex-col justify-end">
      <span className="flex w-full flex-1 flex-wrap items-center gap-x-2 py-1 leading-tight">
        <SkillIcon icon={skill.icon} isDrawn={isDrawn} />
        <span className="max-w-full flex-1 wrap-break-word font-medium text-[0.9375rem]">
          <bdi>{skill.name}</bdi>
        </span>
        <bdi className="label ms-auto text-muted">{formatPercent(skill.level, i18n.language)}</bdi>
      </span>
      <span className="h-0.75 w-full bg-line forced-colors:h-2 forced-colors:border">
        <span
          className="bar block h-full forced-color-adjust-none group-hover:animate-fill group-focus:animate-fill"
          style={{ inlineSize: `${skill.level}%` }}
        />
      </span>
    </li>
  );
}

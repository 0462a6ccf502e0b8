import { useTranslation } from 'react-i18next';
import { COLOR_THEMES, type Skill, type SkillCategory } from '#app/content/skills.ts';
import { formatPercent } from '#app/i18n/format-percent.ts';
import { keyed } from '#app/lib/keyed.ts';
import { Card } from '#app/ui/card.tsx';

export function SkillCategoryCard({ category }: { category: SkillCategory }) {
  const theme = COLOR_THEMES.find(({ id }) => id === category.colorTheme) ?? COLOR_THEMES[0];
  return (
    <Card
      as="article"
      className="h-full p-6"
      style={
        {
          '--bar-from': `var(--${theme.from})`,
          '--bar-to': `var(--${theme.to})`,
        } as React.CSSProperties
      }
    >
      <h3 className="mb-5 flex items-center gap-3 wrap-anywhere text-xl">
        <span className="h-5 w-1 rounded-full bg-linear-to-b from-(--bar-from) to-(--bar-to)" />
        {category.title}
      </h3>
      <ul className="grid gap-4">
        {keyed(category.skills, ({ name }) => name).map(({ key, value }) => (
          <SkillRow key={key} skill={value} />
        ))}
      </ul>
    </Card>
  );
}

/** Pointing at a skill, tapping it or reaching it by keyboard draws its bar again from nothing. */
function SkillRow({ skill }: { skill: Skill }) {
  const { i18n } = useTranslation();
  return (
    <li>
      <button type="button" className="group grid w-full gap-2 rounded-sm text-start">
        <span className="flex items-baseline gap-2.5">
          {skill.icon && (
            <span aria-hidden="true" className="min-w-0">
              {skill.icon}
            </span>
          )}
          <span className="min-w-0 flex-1 wrap-anywhere font-medium">
            <bdi>{skill.name}</bdi>
          </span>
          <span className="label text-muted">{formatPercent(skill.level, i18n.language)}</span>
        </span>
        <span className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:h-2 forced-colors:border">
          <span
            className="block h-full rounded-full forced-color-adjust-none bg-linear-to-r from-(--bar-from) to-(--bar-to) group-hover:animate-fill group-focus:animate-fill rtl:bg-linear-to-l"
            style={{ inlineSize: `${skill.level}%` }}
          />
        </span>
      </button>
    </li>
  );
}

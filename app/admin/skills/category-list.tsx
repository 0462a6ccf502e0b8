import { sampleSkills } from '#app/content/samples.ts';
import { COLOR_THEMES, type ColorThemeId } from '#app/content/skill-looks.ts';
import type { SkillCategory } from '#app/content/skills.ts';
import { classNames } from '#app/lib/class-names.ts';
import { SkillCategoryCard } from '#app/site/cards/skill-category-card.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { text } from '../editor/fields/basic.tsx';
import { tiles } from '../editor/fields/tiles.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import { defineList, type ItemIdentity } from '../editor/list-definition.ts';
import { skillRows } from './skill-rows.tsx';

const CATEGORIES: ItemIdentity<SkillCategory> = {
  noun: 'category',
  keyOf: ({ title }) => title,
  titleOf: ({ title }) => title,
};

export const categoryList = defineList(CATEGORIES, {
  fields: {
    title: text({ label: 'Title', required: true }),
    colorTheme: tiles({
      label: 'Colour theme',
      required: true,
      options: COLOR_THEMES.map(({ id, name }) => ({
        value: id,
        label: name,
        tile: <Gradient theme={id} className="h-6 w-10" />,
      })),
    }),
    skills: skillRows,
  },
  fresh: () => ({}),
  belongs: 'each group of skills, such as Frontend or Design',
  Summary: ({ item }) => (
    <ItemSummary
      icon={<Gradient theme={item.colorTheme} className="size-6" />}
      title={item.title}
      text={item.skills.map(({ name }) => name).join(', ') || 'No skills yet'}
    >
      <Badge>{themeOf(item.colorTheme).name}</Badge>
    </ItemSummary>
  ),
  Preview: ({ item }) => <SkillCategoryCard category={item} />,
  sample: sampleSkills.categories,
});

function themeOf(id: ColorThemeId) {
  return COLOR_THEMES.find((theme) => theme.id === id) ?? COLOR_THEMES[0];
}

function Gradient({ theme, className }: { theme: ColorThemeId; className: string }) {
  const { from, to } = themeOf(theme);
  return (
    <span
      aria-hidden="true"
      className={classNames('block rounded-sm forced-color-adjust-none', className)}
      style={{ background: `linear-gradient(135deg, var(--${from}), var(--${to}))` }}
    />
  );
}

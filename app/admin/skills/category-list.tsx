import { sampleSkills } from '#app/content/samples.ts';
import { COLOR_THEMES, type ColorThemeId, type SkillCategory } from '#app/content/skills.ts';
import { SkillCategoryCard } from '#app/site/cards/skill-category-card.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import type { ListDefinition } from '../editor/list-definition.ts';
import { CategoryFields, Gradient } from './category-fields.tsx';
import {
  blankCategory,
  type CategoryForm,
  categoryErrors,
  categoryFromForm,
  categoryToForm,
} from './category-form.ts';

export const categoryList: ListDefinition<SkillCategory, CategoryForm> = {
  noun: 'category',
  heading: 'Categories',
  addLabel: 'Add Category',
  saveLabel: 'Save Category',
  keyOf: ({ title }) => title,
  titleOf: ({ title }) => title,
  blank: blankCategory,
  toForm: categoryToForm,
  fromForm: categoryFromForm,
  validate: categoryErrors,
  incomplete: { title: 'Error', text: 'Please fill in all required fields.' },
  deleted: { title: 'Category Deleted', text: 'Save to take it off the public page.' },
  Fields: CategoryFields,
  Summary: ({ item }) => (
    <ItemSummary
      icon={<Gradient theme={item.colorTheme} className="size-6" />}
      title={item.title}
      text={item.skills.map(({ name }) => name).join(', ') || 'No skills yet'}
    >
      <Badge>{themeName(item.colorTheme)}</Badge>
    </ItemSummary>
  ),
  Preview: ({ item }) => <SkillCategoryCard category={item} />,
  sample: sampleSkills.categories,
};

function themeName(id: ColorThemeId): string {
  return COLOR_THEMES.find((theme) => theme.id === id)?.name ?? id;
}

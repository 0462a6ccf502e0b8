// A skill category as its form holds it: levels as the text that the owner types.
import {
  type ColorThemeId,
  SKILL_LEVEL_MAX,
  SKILL_LEVEL_MIN,
  type SkillCategory,
} from '#app/content/skills.ts';
import { type FieldErrors, missing } from '../editor/list-definition.ts';

export interface SkillRow {
  /** Tells the rows of a form apart; not stored. */
  key: number;
  name: string;
  level: string;
  icon: string;
}

export interface CategoryForm {
  title: string;
  colorTheme: ColorThemeId | '';
  skills: SkillRow[];
  /** The row that is being filled in and not added yet. */
  added: SkillRow;
}

const DEFAULT_LEVEL = '80';
let lastKey = 0;

export function skillRow(skill = { name: '', level: DEFAULT_LEVEL, icon: '' }): SkillRow {
  lastKey += 1;
  return { key: lastKey, ...skill };
}

export function blankCategory(): CategoryForm {
  return { title: '', colorTheme: '', skills: [], added: skillRow() };
}

/** Nothing was typed into it. */
function isBlank({ name, level, icon }: SkillRow): boolean {
  return name.trim() === '' && icon.trim() === '' && level === DEFAULT_LEVEL;
}

/** A number from 0 to 100, or undefined. */
export function parseLevel(written: string): number | undefined {
  if (written.trim() === '') return undefined;
  const level = Number(written);
  return level >= SKILL_LEVEL_MIN && level <= SKILL_LEVEL_MAX ? level : undefined;
}

export function skillErrors(row: SkillRow): FieldErrors<SkillRow> {
  const errors = missing(row, ['name', 'icon']);
  if (parseLevel(row.level) === undefined) {
    errors.level = `Use a number from ${SKILL_LEVEL_MIN} to ${SKILL_LEVEL_MAX}.`;
  }
  return errors;
}

export function categoryErrors(form: CategoryForm): FieldErrors<CategoryForm> {
  const errors = missing(form, ['title', 'colorTheme']);
  if (form.skills.some((row) => Object.keys(skillErrors(row)).length > 0)) {
    errors.skills = 'A skill needs a name, an icon and a level from 0 to 100.';
  }
  if (!isBlank(form.added) && Object.keys(skillErrors(form.added)).length > 0) {
    errors.added = 'Fill in the rest of the new skill, or clear it.';
  }
  return errors;
}

export function categoryToForm({ title, colorTheme, skills }: SkillCategory): CategoryForm {
  return {
    title,
    colorTheme,
    skills: skills.map((skill) => skillRow({ ...skill, level: String(skill.level) })),
    added: skillRow(),
  };
}

/** A whole row that is not added yet is meant to be saved as well. */
export function categoryFromForm(form: CategoryForm): SkillCategory {
  const { title, colorTheme, skills, added } = form;
  const isWhole = Object.keys(skillErrors(added)).length === 0;
  const rows = isWhole ? [...skills, added] : skills;
  return {
    title: title.trim(),
    colorTheme: colorTheme || 'primary',
    skills: rows.map((row) => ({
      name: row.name.trim(),
      icon: row.icon.trim(),
      level: parseLevel(row.level) ?? SKILL_LEVEL_MIN,
    })),
  };
}

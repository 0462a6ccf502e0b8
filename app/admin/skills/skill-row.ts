// The skills of a category as its form holds them: levels as the text that the owner types.
import { SKILL_LEVEL_MAX, SKILL_LEVEL_MIN, type SkillCategory } from '#app/content/skills.ts';
import { missing } from '../editor/fields/field.ts';
import type { FieldErrors } from '../editor/form.ts';

type Skills = SkillCategory['skills'];

export interface SkillRow {
  /** Tells the rows of a form apart; not stored. */
  key: number;
  name: string;
  level: string;
  icon: string;
}

export interface SkillRows {
  rows: readonly SkillRow[];
  /** The row that is being filled in and not added yet. */
  added: SkillRow;
}

const DEFAULT_LEVEL = '80';
let lastKey = 0;

export function skillRow(skill = { name: '', level: DEFAULT_LEVEL, icon: '' }): SkillRow {
  lastKey += 1;
  return { key: lastKey, ...skill };
}

export function rowsOf(skills: Skills): SkillRows {
  return {
    rows: skills.map((skill) => skillRow({ ...skill, level: String(skill.level) })),
    added: skillRow(),
  };
}

/** A whole row that is not added yet is meant to be saved as well. */
export function skillsOf({ rows, added }: SkillRows): Skills {
  return (isWhole(added) ? [...rows, added] : rows).map((row) => ({
    name: row.name.trim(),
    icon: row.icon.trim(),
    level: parseLevel(row.level) ?? SKILL_LEVEL_MIN,
  }));
}

/** A number from 0 to 100, or undefined. */
export function parseLevel(written: string): number | undefined {
  if (written.trim() === '') return undefined;
  const level = Number(written);
  return level >= SKILL_LEVEL_MIN && level <= SKILL_LEVEL_MAX ? level : undefined;
}

export function skillErrors(row: SkillRow): FieldErrors<SkillRow> {
  const [name, icon] = [missing(true, row.name), missing(true, row.icon)];
  return {
    ...(name && { name }),
    ...(icon && { icon }),
    ...(parseLevel(row.level) === undefined && {
      level: `Use a number from ${SKILL_LEVEL_MIN} to ${SKILL_LEVEL_MAX}.`,
    }),
  };
}

export function skillRowsErrors({ rows, added }: SkillRows): FieldErrors<SkillRows> {
  return {
    ...(!rows.every(isWhole) && {
      rows: 'A skill needs a name, an icon and a level from 0 to 100.',
    }),
    ...(!isBlank(added) &&
      !isWhole(added) && { added: 'Fill in the rest of the new skill, or clear it.' }),
  };
}

function isWhole(row: SkillRow): boolean {
  return Object.keys(skillErrors(row)).length === 0;
}

/** Nothing was typed into it. */
function isBlank({ name, level, icon }: SkillRow): boolean {
  return name.trim() === '' && icon.trim() === '' && level === DEFAULT_LEVEL;
}

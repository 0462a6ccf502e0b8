import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Skill } from '#app/content/skills.ts';
import { renderInTest } from '../render-in-test.tsx';
import { SkillCategoryCard } from './skill-category-card.tsx';

/** Finds everything near at once. */
class Near {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test('an icon of ours is drawn, what the owner typed is shown as it is, and none leaves no gap', async () => {
  const skills: Skill[] = ['icon:git', '🧵', ''].map((icon) => ({
    name: 'Weaving',
    level: 80,
    icon,
  }));
  vi.stubGlobal('IntersectionObserver', Near);
  await renderInTest(
    <SkillCategoryCard category={{ title: 'Craft', colorTheme: 'primary', skills }} />,
  );
  const [drawn, typed, plain] = document.querySelectorAll('li');
  expect(drawn?.querySelector('use')?.getAttribute('href')).toBe('/images/skills.svg#git');
  expect(drawn?.textContent).toBe('Weaving80%');
  expect(typed?.textContent).toBe('🧵Weaving80%');
  expect(plain?.querySelector('[aria-hidden]')).toBe(null);
});

test('a skill can be reached, and promises no more: there is nothing to press', async () => {
  const skills: Skill[] = [{ name: 'Weaving', level: 80, icon: '' }];
  await renderInTest(
    <SkillCategoryCard category={{ title: 'Craft', colorTheme: 'primary', skills }} />,
  );
  expect(document.querySelector('button')).toBe(null);
  const [row] = document.querySelectorAll('li');
  expect([row?.tabIndex, row?.textContent]).toEqual([0, 'Weaving80%']);
});

test('every built-in skill has a drawing of its own', () => {
  const sprite = readFileSync('public/images/skills.svg', 'utf8');
  const drawings = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => `icon:${name}`);
  const icons = builtInContent.skills.categories.flatMap(({ skills }) =>
    skills.map(({ icon }) => icon),
  );
  expect(new Set(icons)).toEqual(new Set(drawings));
  expect(icons).toHaveLength(drawings.length);
});

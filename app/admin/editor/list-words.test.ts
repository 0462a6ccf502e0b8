import { expect, test } from 'vitest';
import { listWords, saveAllWords, titled } from './list-words.ts';

test('the words of a list follow from what one of its things is called', () => {
  expect(listWords('case study')).toMatchObject({
    heading: 'Case studies',
    addLabel: 'Add Case Study',
    saveLabel: 'Save Case Study',
    deleted: { title: 'Case Study Deleted' },
  });
  expect(listWords('survey').heading).toBe('Surveys');
  expect(titled('Trusted companies')).toBe('Trusted Companies');
});

test('a list with Save All names the fields that it needs', () => {
  const { incomplete, added, deleted } = saveAllWords('case study', ['Title', 'Summary']);
  expect(incomplete?.title).toBe('Title and Summary are required');
  expect([added?.title, deleted?.title]).toEqual(['Case study added', 'Case study removed']);
});

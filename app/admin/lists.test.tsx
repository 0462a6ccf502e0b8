// Services, case studies, trusted companies and skills: what each adds to the pattern of the projects.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { renderInTest } from '#app/site/render-in-test.tsx';
import { CaseStudies } from '#app/site/sections/case-studies.tsx';
import { Services } from '#app/site/sections/services.tsx';
import { Skills } from '#app/site/sections/skills.tsx';
import { TrustedCompanies } from '#app/site/sections/trusted-companies.tsx';
import { pressAt } from './layout/press-in-test.ts';
import { openScreen, press, rowTitles, type } from './screen-in-test.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string) => fireEvent.keyDown(field(label), { key: 'Enter' });

test('§2 §5 a service needs title, description and price, and gets an id with its time', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/services');
  await press('Add Service');
  type('Title', 'Audits');
  type('Description', 'A second pair of eyes.');
  await press('Save Service');
  expect(toasts.at(-1)).toMatchObject({
    title: 'Error',
    text: 'Please fill in all required fields.',
  });
  expect(document.activeElement).toBe(field('Price'));
  type('Price', 'From $2,000');
  const icons = screen.getAllByRole('radio').map((icon) => icon.getAttribute('aria-label'));
  expect(icons).toEqual(['Code2', 'Smartphone', 'Brain', 'Globe', 'Database', 'Zap']);
  await act(async () => screen.getByRole('radio', { name: 'Zap' }).click());
  for (const value of [' Report ', 'Report']) {
    const features = screen.getByRole('textbox', { name: 'Features' });
    fireEvent.change(features, { target: { value } });
    fireEvent.keyDown(features, { key: 'Enter' });
  }
  expect(screen.getByText('“Report” is in the list already.')).toBeDefined();
  await press('Save Service');
  await press('Save Changes');
  expect(toasts.at(-1)).toMatchObject({
    title: 'Services Updated',
    text: 'Your services have been saved successfully.',
  });
  const service = store.get('services').at(-1);
  expect(service).toMatchObject({
    title: 'Audits',
    price: 'From $2,000',
    icon: 'Zap',
    features: ['Report'],
  });
  expect(service?.id).toMatch(/^service_\d{13}$/);
  unmount();
  await renderInTest(<Services />, { store });
  expect(screen.getByRole('heading', { name: 'Audits' })).toBeDefined();
});

test('a row shows what the owner wrote in its own direction', async () => {
  const [service] = builtInContent.services;
  if (!service) throw new Error('There are built-in services.');
  const services = [{ ...service, title: 'ویب سائٹس', description: 'تیز اور سادہ۔' }];
  await openScreen('/admin/services', { saved: { services } });
  const rows = within(screen.getByRole('list', { name: 'Services' }));
  for (const text of ['ویب سائٹس', 'تیز اور سادہ۔'])
    expect(rows.getByText(text).getAttribute('dir')).toBe('auto');
});

test('§8 a deleted service can be brought back', async () => {
  const { toasts } = await openScreen('/admin/services');
  await press('Delete API Development');
  expect(rowTitles('Services')).toHaveLength(5);
  expect(toasts).toMatchObject([{ title: 'Service Deleted', action: { label: 'Undo' } }]);
  await act(async () => toasts[0]?.action?.onSelect());
  expect(rowTitles('Services')).toHaveLength(6);
});

test('§3 an empty list of services offers three samples', async () => {
  await openScreen('/admin/services', { saved: { services: [] } });
  await press('Load sample data');
  expect(rowTitles('Services')).toHaveLength(3);
});

test('§5 §8 a case study needs title and summary; tech, highlights and call to action are read as typed', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/case-studies');
  await press('Add Case Study');
  await press('Save Case Study');
  expect(toasts.at(-1)?.title).toBe('Title and Summary are required');
  type('Title', 'Ledger');
  type('Summary', 'Books that balance.');
  type('Tech', ' Go ,, SQLite , ');
  type('Highlights', 'First\n\n  Second  \n');
  type('Call to action label', 'Talk to me');
  await press('Save Case Study');
  expect(screen.getByText('Add the link too, or clear the label.')).toBeDefined();
  expect(document.activeElement).toBe(field('Call to action link'));
  type('Call to action label', '');
  await press('Save Case Study');
  expect(toasts.at(-1)?.title).toBe('Case study added');
  await press('Edit AI support assistant');
  type('Call to action label', '');
  type('Call to action link', '');
  await press('Save Case Study');
  await press('Save All');
  expect(toasts.at(-1)?.title).toBe('Changes saved');
  const studies = store.get('caseStudies');
  expect(studies.at(-1)).toMatchObject({
    title: 'Ledger',
    tech: [{ name: 'Go' }, { name: 'SQLite' }],
    highlights: ['First', 'Second'],
  });
  expect(studies.at(-1)?.cta).toBeUndefined();
  expect(studies[1]?.cta).toBeUndefined();
  expect(studies[0]?.cta).toEqual({ label: 'Discuss a similar project', href: '#contact' });
  // What is not saved stays on the site.
  await press('Delete Ledger');
  expect(toasts.at(-1)?.title).toBe('Case study removed');
  unmount();
  await renderInTest(<CaseStudies />, { store });
  expect(screen.getByText('Ledger').closest('h3')).not.toBeNull();
});

test('§5 §8 a company needs name and logo', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/companies');
  await press('Add Company');
  type('Name', 'Atlas');
  await press('Save Company');
  expect(toasts.at(-1)?.title).toBe('Name and Logo are required');
  expect(document.activeElement).toBe(field('Logo'));
  fireEvent.change(field('Logo'), { target: { value: '/images/companies/northwall.svg' } });
  await press('Save Company');
  expect(toasts.at(-1)?.title).toBe('Company added');
  await press('Delete Northwall');
  expect(toasts.at(-1)?.title).toBe('Company removed');
  await press('Save All');
  expect(toasts.at(-1)?.title).toBe('Changes saved');
  const names = store.get('trustedCompanies').map(({ name }) => name);
  expect(names).toContain('Atlas');
  expect(names).not.toContain('Northwall');
  unmount();
  await renderInTest(<TrustedCompanies />, { store });
  expect(screen.getByRole('img', { name: 'Atlas' })).toBeDefined();
});

test('§5 a skill category needs title and colour theme; a skill needs name, icon and a level up to 100', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/skills');
  await press('Add Category');
  type('Title', 'Design');
  await press('Save Category');
  expect(toasts.at(-1)).toMatchObject({
    title: 'Error',
    text: 'Please fill in all required fields.',
  });
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await act(async () => screen.getByTitle('Primary to accent').click());
  type('Name of new skill', 'Figma');
  await press('Save Category');
  expect(screen.getByText('Fill in the rest of the new skill, or clear it.')).toBeDefined();
  expect(document.activeElement).toBe(field('Icon of new skill'));
  await press('Add skill');
  expect(screen.getByText('Icon: Please fill in this field.')).toBeDefined();
  type('Icon of new skill', '✏️');
  type('Level of new skill in percent', '101');
  await press('Add skill');
  expect(screen.getByText('Level: Use a number from 0 to 100.')).toBeDefined();
  type('Level of new skill in percent', '100');
  enter('Level of new skill in percent');
  expect(field('Name of Figma').value).toBe('Figma');
  await press('Save Category');
  expect(store.isSaved('skills')).toBe(false);
  await press('Save Changes');
  expect(toasts.at(-1)).toEqual({
    title: 'Skills Updated',
    text: 'Your skills have been saved successfully.',
  });
  expect(store.get('skills').categories.at(-1)).toEqual({
    title: 'Design',
    colorTheme: 'primary-accent',
    skills: [{ name: 'Figma', level: 100, icon: '✏️' }],
  });
  unmount();
  await renderInTest(<Skills />, { store });
  expect(screen.getByRole('heading', { name: 'Design' })).toBeDefined();
});

test('§5 an additional skill is trimmed, never empty, never twice, and saved when only typed', async () => {
  const { store, toasts } = await openScreen('/admin/skills');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Additional skill' });
  const fill = (value: string) => fireEvent.change(input, { target: { value } });
  const entries = () =>
    within(screen.getByRole('list', { name: 'Additional skill' })).getAllByRole('listitem');
  fill('  Copywriting ');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(entries()).toHaveLength(13);
  fill('   ');
  await press('Add additional skill');
  fill('Copywriting');
  await press('Add additional skill');
  expect(screen.getByText('“Copywriting” is in the list already.')).toBeDefined();
  expect(entries()).toHaveLength(13);
  await press('Remove WebSockets');
  fill('Illustration');
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Skills Updated');
  const { additionalSkills } = store.get('skills');
  expect(additionalSkills).toHaveLength(13);
  expect(additionalSkills.slice(-2)).toEqual(['Copywriting', 'Illustration']);
  expect(input.value).toBe('');
});

test('what was added to a list of short texts, taken from it or refused is said', async () => {
  await openScreen('/admin/skills');
  const panel = within(screen.getByRole('region', { name: 'Additional Expertise' }));
  const said = () => panel.getByRole('status').textContent;
  const add = async (value: string) => {
    fireEvent.change(panel.getByRole('textbox'), { target: { value } });
    await press('Add additional skill');
  };
  expect(said()).toBe('');
  await add('Copywriting');
  expect(said()).toBe('Copywriting was added.');
  await add('copywriting');
  expect(said()).toBe('');
  expect(panel.getByRole('alert').textContent).toBe('“Copywriting” is in the list already.');
  await press('Remove Copywriting');
  expect(said()).toBe('Copywriting was removed.');
});

test('a double press takes one skill, and a later press the next one', async () => {
  const [category] = builtInContent.skills.categories;
  const names = category?.skills.map(({ name }) => name) ?? [];
  await openScreen('/admin/skills');
  await press(`Edit ${category?.title}`);
  const left = () => names.filter((name) => screen.queryByLabelText(`Name of ${name}`));
  pressAt(`Delete ${names[0]}`, 1000);
  pressAt(`Delete ${names[1]}`, 1200);
  expect(left()).toEqual(names.slice(1));
  pressAt(`Delete ${names[1]}`, 1600);
  expect(left()).toEqual(names.slice(2));
});

test('a double press takes one additional skill, and keys take one after another', async () => {
  await openScreen('/admin/skills');
  const chips = screen.getByRole('list', { name: 'Additional skill' });
  const [first, second, third, ...rest] = builtInContent.skills.additionalSkills;
  pressAt(`Remove ${first}`, 1000);
  pressAt(`Remove ${second}`, 1200);
  expect(chips.textContent).toBe([second, third, ...rest].join(''));
  await press(`Remove ${second}`);
  await press(`Remove ${third}`);
  expect(chips.textContent).toBe(rest.join(''));
});

test('§3 an editor without skills offers the two sample categories', async () => {
  await openScreen('/admin/skills', {
    saved: { skills: { categories: [], additionalSkills: [] } },
  });
  const [categories] = screen.getAllByRole('button', { name: 'Load sample data' });
  await act(async () => categories?.click());
  expect(rowTitles('Categories')).toEqual(['Frontend', 'Backend']);
});

test.each([
  ['projects', 'Add Project', { projects: [] }],
  ['services', 'Add Service', { services: [] }],
  ['case-studies', 'Add Case Study', { caseStudies: [] }],
  ['companies', 'Add Company', { trustedCompanies: [] }],
  ['testimonials', 'Add Testimonial', { testimonials: [] }],
  ['process', 'Add Step', { processSteps: [] }],
  ['principles', 'Add Principle', { principles: [] }],
  ['technologies', 'Add Technology', { technologies: [] }],
  ['skills', 'Add Category', { skills: { categories: [], additionalSkills: [] } }],
  ['client-success', 'Add Promise', { clientSuccess: { metrics: [], promises: [] } }],
] satisfies [string, string, Partial<Content>][])(
  'an empty list of %s says what belongs there and what to press',
  async (path, button, saved) => {
    await openScreen(`/admin/${path}`, { saved });
    expect(screen.getByText(new RegExp(`^Press “${button}” for each .+[.]$`))).toBeDefined();
    expect(screen.getByRole('button', { name: button })).toBeDefined();
  },
);

const STAND_INS = 'The built-in ones show until you add your own or hide the section.';

test('the last case study that goes makes room for the built-in ones, and the editor says so', async () => {
  const [first, second] = builtInContent.caseStudies;
  const { toasts } = await openScreen('/admin/case-studies', {
    saved: { caseStudies: builtInContent.caseStudies.slice(0, 2) },
  });
  await press(`Delete ${first?.title}`);
  expect(toasts.at(-1)?.text).toContain('Save all to take it off the public page.');
  expect(screen.queryByText(STAND_INS)).toBeNull();
  await press(`Delete ${second?.title}`);
  expect(toasts.at(-1)?.text).toBe(`“${second?.title}” has left the list. ${STAND_INS}`);
  expect(screen.getByText(STAND_INS)).toBeDefined();
});

test.each([
  ['of an owner who has begun anew', { settings: { ...builtInContent.settings, isOwn: true } }],
  [
    'of a section that is hidden',
    {
      sectionVisibility: [{ id: 'trusted-companies', showInPortfolio: false, showInNavbar: false }],
    },
  ],
] satisfies [string, Partial<Content>][])(
  'nothing stands in for the companies %s',
  async (_, saved) => {
    await openScreen('/admin/companies', { saved: { trustedCompanies: [], ...saved } });
    expect(screen.getByText('No companies yet')).toBeDefined();
    expect(screen.queryByText(STAND_INS)).toBeNull();
  },
);

test('nothing stands in for services', async () => {
  await openScreen('/admin/services', { saved: { services: [] } });
  expect(screen.queryByText(STAND_INS)).toBeNull();
});

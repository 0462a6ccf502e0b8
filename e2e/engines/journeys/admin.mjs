// The owner's side.
import assert from 'node:assert/strict';
import { findAll } from '../in-page.mjs';
import { button, dialog, field, heading, part, toast } from '../names.mjs';

const OWNER = { email: 'owner@example.com', password: 'try-the-admin' };
export const SESSION = {
  isAuthenticated: true,
  user: { email: OWNER.email, name: 'Hamza Qureshi' },
};
const FORM = part('form');

async function rename(tab, from, to) {
  await tab.click(button(`Edit ${from}`));
  await tab.fill(field('Title', FORM), to);
  await tab.click(button('Save Project', FORM));
  await tab.click(button('Save Changes'));
  await tab.sees(toast('Projects Updated'));
}

export const admin = {
  async 'the owner signs in, edits a project, and the page shows it'({ tab }) {
    await tab.open('/admin/login');
    await tab.fill(field('Email'), OWNER.email);
    await tab.fill(field('Password'), OWNER.password);
    await tab.click(button('Sign In'));
    await tab.sees(heading('Welcome back, Hamza Qureshi!'));
    await tab.open('/admin/projects');
    await rename(tab, 'Baraat', 'Shaadi');
    const projects = await tab.saved('projects');
    assert.ok(projects.some(({ title }) => title === 'Shaadi'));
    await tab.open('/#projects');
    await tab.sees(heading('Shaadi'));
  },

  async 'a save in one tab shows in the others'({ tab, newTab }) {
    await tab.store('auth', SESSION);
    await tab.open('/admin/projects');
    const editor = await newTab();
    await editor.open('/admin/projects');
    await editor.sees(button('Edit Baraat'));
    const site = await newTab();
    await site.open('/#projects');
    await site.sees(heading('Baraat'));
    await rename(tab, 'Baraat', 'Shaadi');
    await editor.sees(button('Edit Shaadi'));
    await site.sees(heading('Shaadi'));
  },

  async 'a site that was exported can be imported again'({ tab, downloads }) {
    await tab.store('auth', SESSION);
    await tab.open('/admin/settings');
    await tab.click(button('Export site'));
    const file = JSON.parse(await downloads.next());
    file.content.projects = file.content.projects.slice(0, 2);
    await tab.attach('input[aria-label="Site file"]', 'site.json', JSON.stringify(file));
    await tab.sees(dialog('Import site'));
    await tab.click(button('Import', dialog('Import site')));
    await tab.sees(toast('Site Imported'));
    assert.equal((await tab.saved('projects')).length, 2);
    await tab.open('/#projects');
    await tab.until(
      'two projects',
      (it) => findAll(it).length === 2,
      part('article h3', undefined, part('#projects')),
    );
  },
};

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { sectionIds } from '#app/content/sections.ts';
import { arrived, renderInTest, textsOf } from '../render-in-test.tsx';
import { ThisPage } from '../this-page.ts';
import { Header } from './header.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

const post: BlogPost = {
  id: '1',
  slug: 'first',
  title: 'First',
  excerpt: '',
  content: 'Text.',
  date: '2026-01-01T00:00:00.000Z',
  published: true,
  featured: false,
  tags: [],
  coverImage: '',
  author: '',
};

beforeEach(() => {
  // The document of these tests knows no popovers.
  Object.assign(HTMLElement.prototype, { hidePopover: vi.fn() });
});

const BAR = 'header > div:first-child nav a';
const MENU = '#site-menu nav a';
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const menuButton = () => document.querySelector('[aria-controls=site-menu]') as HTMLElement;
const menu = () => document.getElementById('site-menu') as HTMLElement;
const show = (saved: Partial<Content> = {}, onLandingPage = true) =>
  renderInTest(<Header />, { saved, onLandingPage });

test('bar and menu name the sections that show by default', async () => {
  await show();
  const names = ['About', 'Skills', 'Projects', 'Services', 'Contact'];
  expect(textsOf(BAR)).toEqual(names);
  expect(textsOf(MENU)).toEqual(names);
  expect(hrefs(BAR)).toEqual(['#about', '#skills', '#projects', '#services', '#contact']);
});

test('an item shows only if its section is on in the navbar and in the portfolio', async () => {
  await show({
    sectionVisibility: [
      { id: 'hero', showInNavbar: true, showInPortfolio: true },
      { id: 'about', showInNavbar: false, showInPortfolio: true },
      { id: 'skills', showInNavbar: true, showInPortfolio: false },
      { id: 'projects', showInNavbar: false, showInPortfolio: false },
    ],
    blogPosts: [post],
  });
  expect(textsOf(BAR)).toEqual(['Home', 'Services', 'Blog', 'Testimonials', 'Contact']);
});

test('the blog has an item while there are published posts', async () => {
  const { store } = await show({ blogPosts: [post] });
  expect(textsOf(BAR)).toContain('Blog');
  await act(async () => void (await store.save('blogPosts', [{ ...post, published: false }])));
  expect(textsOf(BAR)).not.toContain('Blog');
});

test('every section can have an item, in the order of the page', async () => {
  const sectionVisibility = sectionIds.map((id) => ({
    id,
    showInNavbar: true,
    showInPortfolio: true,
  }));
  await show({ sectionVisibility, blogPosts: [post] });
  expect(textsOf(BAR)).toHaveLength(sectionIds.length);
  expect(textsOf(BAR).at(0)).toBe('Home');
  expect(textsOf(BAR).at(-1)).toBe('Schedule a call');
});

test('on another page the items lead to the landing page', async () => {
  await show({}, false);
  expect(hrefs(BAR)[0]).toBe('/#about');
  expect(document.querySelector('header a')?.getAttribute('href')).toBe('/');
});

test('the name leads to the top, with a hero or without', async () => {
  const { unmount } = await show();
  const home = () => screen.getByLabelText('Hamza Qureshi, home page').getAttribute('href');
  expect(home()).toBe('#home');
  unmount();
  await show({ sectionVisibility: [{ id: 'hero', showInNavbar: false, showInPortfolio: false }] });
  expect(home()).toBe('#top');
});

test('Hire Me opens the mail client with subject and greeting', async () => {
  await show();
  const hire = screen.getByText('Hire Me', { selector: 'a' });
  expect(hire.getAttribute('href')).toMatch(
    /^mailto:hamza@example\.com\?subject=Project%20Inquiry&body=Hi%20Hamza%20Qureshi%2C/,
  );
});

test('of an owner without an address it leads to the form', async () => {
  await show({ about: { ...builtInContent.about, email: '' } });
  const hire = screen.getByText('Hire Me', { selector: 'a' });
  expect(hire.getAttribute('href')).toBe('/#contact');
});

test('social profiles open in a tab of their own; what is no address shows none', async () => {
  const about = { ...builtInContent.about, linkedin: 'javascript:alert(1)', twitter: '' };
  await show({ about });
  const [bar] = document.querySelectorAll<HTMLElement>('ul[aria-label="Social profiles"]');
  const links = [...(bar?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.href])).toEqual([
    ['GitHub', 'https://github.com/hamza-qureshi-example'],
    ['WhatsApp', 'https://wa.me/923000000000'],
  ]);
  for (const link of links) {
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
  }
});

test('the bar is frosted after more than 50 px', async () => {
  await show();
  const bar = document.querySelector('header') as HTMLElement;
  const scroll = (y: number) => {
    vi.stubGlobal('scrollY', y);
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  scroll(50);
  expect(bar.hasAttribute('data-frosted')).toBe(false);
  scroll(51);
  expect(bar.hasAttribute('data-frosted')).toBe(true);
  vi.unstubAllGlobals();
});

test('the menu opens and closes by its button, and closes after a choice', async () => {
  await show();
  expect(menu().hidden).toBe(true);
  fireEvent.click(menuButton());
  expect(menu().hidden).toBe(false);
  expect(menuButton().getAttribute('aria-label')).toBe('Close menu');
  fireEvent.click(menuButton());
  expect(menu().hidden).toBe(true);
  fireEvent.click(menuButton());
  fireEvent.click(within(menu()).getByText('Contact'));
  expect(menu().hidden).toBe(true);
});

test('Escape closes the menu and leaves focus on its button', async () => {
  await show();
  fireEvent.click(menuButton());
  within(menu()).getByText('About').focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(menu().hidden).toBe(true);
  expect(document.activeElement).toBe(menuButton());
});

test('in the menu, Hire Me opens the consultation dialog', async () => {
  await show();
  fireEvent.click(menuButton());
  fireEvent.click(within(menu()).getByText('Hire Me'));
  await arrived();
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect(menu().hidden).toBe(true);
});

test('the language switcher lists six languages with flags, marks one and takes another', async () => {
  const { store } = await show();
  const list = document.querySelector('[popover] ul') as HTMLElement;
  expect(textsOf('a', list)).toEqual([
    'English',
    'اردو',
    'Deutsch',
    'Français',
    'Italiano',
    'العربية',
  ]);
  expect(list.querySelectorAll('svg[viewBox="0 0 24 16"]')).toHaveLength(6);
  expect(textsOf('[aria-current=true]', list)).toEqual(['English']);
  const german = within(list).getByText('Deutsch');
  // Another window is the browser's to open.
  expect(fireEvent.click(german, { shiftKey: true })).toBe(true);
  expect(store.get('language')).not.toBe('de');
  await act(async () => fireEvent.click(german));
  await waitFor(() => expect(textsOf('[aria-current=true]')).toEqual(['Deutsch']));
  expect(store.get('language')).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});

test.each([
  [{ kind: 'landing' }, ['/', '/ur/', '/de/', '/fr/', '/it/', '/ar/']],
  [
    { kind: 'post', slug: 'ایک' },
    ['', '/ur', '/de', '/fr', '/it', '/ar'].map(
      (prefix) => `${prefix}/blog/${encodeURIComponent('ایک')}`,
    ),
  ],
] as const)('each language leads to the same page in it: %o', async (page, addresses) => {
  await renderInTest(
    <ThisPage value={page}>
      <LanguageSwitcher />
    </ThisPage>,
  );
  expect(hrefs('li a')).toEqual(addresses);
});

test('only offered languages can be chosen, and where there is one there is nothing to choose', async () => {
  const { settings } = builtInContent;
  const offering = (...offered: ('en' | 'ur')[]) => ({
    settings: { ...settings, languages: { main: 'en' as const, offered } },
  });
  const { unmount } = await renderInTest(<LanguageSwitcher />, { saved: offering('en', 'ur') });
  expect(textsOf('li')).toEqual(['English', 'اردو']);
  unmount();
  await renderInTest(<LanguageSwitcher />, { saved: offering('en') });
  expect(textsOf('li, button')).toEqual([]);
});

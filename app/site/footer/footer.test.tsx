import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { COPIES_KEPT_DAYS } from '#app/content/person.ts';
import { SECTIONS, sectionIds } from '#app/content/sections.ts';
import { createHttpDesk } from '#app/store/http/http-desk.ts';
import type { Desk } from '#app/store/ports.ts';
import { arrived, renderInTest, textsOf } from '../render-in-test.tsx';
import { Footer } from './footer.tsx';

const POST: BlogPost = {
  id: '1',
  slug: 'first',
  title: 'First',
  excerpt: '',
  content: '',
  date: '2026-01-02T00:00:00.000Z',
  published: true,
  featured: false,
  tags: [],
  coverImage: '',
  author: '',
};

const links = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

async function openLegal(name: string, saved: Partial<Content> = {}, desk?: Desk) {
  await renderInTest(<Footer />, { saved, ...(desk && { desk }) });
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  await arrived();
  return document.querySelector('dialog') as HTMLDialogElement;
}

test('brand, quick links, services, contact and copyright', async () => {
  await renderInTest(<Footer />);
  expect(screen.getByText(/^Web, mobile and AI products/)).toBeDefined();
  expect(textsOf('nav a')).toEqual([
    'About',
    'Skills',
    'Projects',
    'Services',
    'Testimonials',
    'Contact',
  ]);
  expect(links('nav a')[4]).toBe('#testimonials');
  expect(textsOf('a[href="#services"]')).toEqual([
    'Services',
    ...builtInContent.services.map(({ title }) => title),
  ]);
  expect(links('ul[aria-label="Social profiles"] a')).toHaveLength(3);
  expect(links('a[href^="mailto:"]')).toEqual(['mailto:hamza@example.com']);
  expect(screen.getByText(/^© 2025 Hamza Qureshi/)).toBeDefined();
});

test('what is hidden has no link, and on another page the links lead to the landing page', async () => {
  const hidden = (id: 'skills' | 'services') => ({
    id,
    showInNavbar: false,
    showInPortfolio: false,
  });
  await renderInTest(<Footer />, {
    saved: { sectionVisibility: [hidden('skills'), hidden('services')] },
    onLandingPage: false,
  });
  expect(links('nav a')).toEqual(['/#about', '/#projects', '/#testimonials', '/#contact']);
  expect(screen.getByText('API Development').tagName).toBe('SPAN');
});

test('without a section to lead to there is no list of links', async () => {
  const hidden = sectionIds.map((id) => ({ id, showInNavbar: false, showInPortfolio: false }));
  await renderInTest(<Footer />, { saved: { sectionVisibility: hidden } });
  expect(screen.queryByText('Quick links')).toBeNull();
});

test('the owner’s tagline and copyright go before ours', async () => {
  const { about, settings } = builtInContent;
  await renderInTest(<Footer />, {
    saved: {
      about: { ...about, copyright: '© 1947 Noor' },
      settings: { ...settings, siteTagline: 'Software for small kitchens' },
    },
  });
  expect(screen.getByText('© 1947 Noor')).toBeDefined();
  expect(screen.getByText('Software for small kitchens')).toBeDefined();
});

test('Start Project opens the consultation dialog', async () => {
  await renderInTest(<Footer />);
  fireEvent.click(screen.getByText('Start Project'));
  await arrived();
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test.each(['Privacy', 'Terms', 'Sitemap'])(
  'privacy, terms and sitemap open dialogs and call nothing: %s',
  async (name) => {
    const fetch = vi.spyOn(window, 'fetch');
    await renderInTest(<Footer />);
    const address = location.href;
    const opener = screen.getByText(name, { selector: 'button' });
    opener.focus();
    const open = async () => {
      fireEvent.click(opener);
      await arrived();
      screen.getByRole('button', { name: 'Close' }).focus();
      return screen.getByRole('dialog', { name });
    };
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(document.activeElement).toBe(opener);
    const backdrop = await open();
    fireEvent.pointerDown(backdrop);
    fireEvent.click(backdrop);
    expect(screen.queryByRole('dialog')).toBe(null);
    expect(document.activeElement).toBe(opener);
    expect(location.href).toBe(address);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('the privacy note says where data is kept, and that nothing is counted', async () => {
  const dialog = await openLegal('Privacy');
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain('storage of your own browser');
  expect(dialog.textContent).toContain('does not count its visitors');
  expect(dialog.textContent).toContain('except pictures that are kept elsewhere');
  expect(dialog.textContent).toContain('could not answer well are kept there as well');
  expect(dialog.textContent).toContain('hamza@example.com');
  expect(dialog.textContent).not.toMatch(/[{}]/);
});

test('on a server it says so, and nothing else about where data is kept', async () => {
  const desk = createHttpDesk(async () => new Response());
  const dialog = await openLegal('Privacy', {}, desk);
  expect(dialog.textContent).toContain('is stored on my server');
  expect(dialog.textContent).toContain(
    'could not answer well are kept on my server without your name',
  );
  expect(dialog.textContent).not.toContain('not sent to a server');
  expect(dialog.textContent).toContain('a cookie called ‘language’ tells my server');
  expect(dialog.textContent).not.toContain('sets no cookies');
  expect(dialog.textContent).toContain('Write to hamza@example.com');
  expect(dialog.textContent).toContain(`for up to ${COPIES_KEPT_DAYS} days more`);
  expect(dialog.textContent).not.toContain('deleted automatically');
  expect(dialog.textContent).not.toMatch(/[{}]/);
});

test('a server says how long it keeps what is sent, when its owner has said so', async () => {
  const { settings } = builtInContent;
  const saved = { settings: { ...settings, privacy: { keepRequests: '12 months' as const } } };
  const desk = createHttpDesk(async () => new Response());
  const dialog = await openLegal('Privacy', saved, desk);
  expect(dialog.textContent).toContain('is kept for 12 months and then deleted automatically');
  expect(dialog.textContent).not.toMatch(/[{}]/);
});

test('a browser keeps what is its own', async () => {
  const { settings } = builtInContent;
  const saved = { settings: { ...settings, privacy: { keepRequests: '12 months' as const } } };
  expect((await openLegal('Privacy', saved)).textContent).not.toContain('12 months');
});

test('with analytics the privacy note names the tools', async () => {
  const { settings } = builtInContent;
  const analytics = { ...settings.analytics, googleAnalyticsId: 'G-ABCDEF1234' };
  const dialog = await openLegal('Privacy', { settings: { ...settings, analytics } });
  expect(dialog.textContent).toContain('With your consent, this site counts visits with Google');
  expect(dialog.textContent).not.toContain('does not count its visitors');
});

test('the terms are no binding offer', async () => {
  expect((await openLegal('Terms')).textContent).toContain('no binding offer');
});

test('the sitemap lists the sections that show, the blog and its posts', async () => {
  await openLegal('Sitemap', { blogPosts: [POST] });
  expect(links('dialog a')).toEqual([
    ...sectionIds.map((id) => `/#${SECTIONS[id].anchor}`),
    '/blog',
    '/blog/first',
  ]);
});

test('without a post the sitemap says nothing about articles', async () => {
  await openLegal('Sitemap');
  expect(textsOf('dialog h3')).toEqual(['On this page']);
  expect(links('dialog a')).toHaveLength(sectionIds.length - 1);
  expect(links('dialog a')).not.toContain('/blog');
});

test('a choice in the sitemap closes it', async () => {
  const dialog = await openLegal('Sitemap');
  fireEvent.click(dialog.querySelector('a[href="/#case-studies"]') as Element);
  expect(document.querySelector('dialog[open]')).toBe(null);
});

test('the owner’s own privacy note stands in the place of ours', async () => {
  const { pageTexts } = builtInContent;
  const legal = { privacy: 'Nothing is kept.\n\nAsk {{email}}.', terms: '' };
  const dialog = await openLegal('Privacy', { pageTexts: { ...pageTexts, legal } });
  expect(textsOf('dialog p')).toEqual(['Nothing is kept.', 'Ask hamza@example.com.']);
  expect(dialog.textContent).not.toContain('storage of your own browser');
});

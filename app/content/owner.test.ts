import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { named, ownerOf, publishedAbout } from './owner.ts';
import { defaultSettings } from './settings.ts';

test('while the settings say nothing, the profile says it all', () => {
  expect(ownerOf(builtInContent.about, defaultSettings)).toEqual({
    ...builtInContent.about,
    address: builtInContent.about.location,
    instagram: '',
  });
});

test('what the settings say about reaching the owner goes first, one detail at a time', () => {
  const owner = ownerOf(builtInContent.about, {
    ...defaultSettings,
    contactEmail: ' studio@example.com ',
    address: '12 Mall Road, Lahore',
    socialMedia: {
      ...defaultSettings.socialMedia,
      github: 'https://github.com/studio',
      instagram: 'https://instagram.com/studio',
    },
  });
  expect(owner).toEqual({
    ...builtInContent.about,
    email: 'studio@example.com',
    address: '12 Mall Road, Lahore',
    github: 'https://github.com/studio',
    instagram: 'https://instagram.com/studio',
  });
});

test('WhatsApp leads to the phone number that is shown', () => {
  const settings = { ...defaultSettings, phoneNumber: '+49 30 1234' };
  expect(ownerOf(builtInContent.about, settings)).toMatchObject({
    phone: '+49 30 1234',
    whatsapp: '+49 30 1234',
  });
  const about = { ...builtInContent.about, phone: '+49 30 5678', whatsapp: '' };
  expect(ownerOf(about, defaultSettings).whatsapp).toBe('+49 30 5678');
});

test('a number that WhatsApp cannot be reached at takes nothing from one that it can', () => {
  const about = { ...builtInContent.about, phone: '+49 30 5678', whatsapp: 'https://wa.me/49301' };
  const settings = { ...defaultSettings, phoneNumber: '+92 300 0000000 (mobile)' };
  expect(ownerOf(about, settings)).toMatchObject({
    phone: '+92 300 0000000 (mobile)',
    whatsapp: 'https://wa.me/49301',
  });
  expect(ownerOf({ ...about, whatsapp: '0170 1' }, settings).whatsapp).toBe('+49 30 5678');
  expect(ownerOf({ ...about, whatsapp: '', phone: '0170 1' }, settings).whatsapp).toBe('');
});

test('a profile without a name wears another, and one with a name its own', () => {
  const nameless = { ...builtInContent.about, name: ' ' };
  expect(named(nameless, 'Noor')).toEqual({ ...builtInContent.about, name: 'Noor' });
  expect(named(builtInContent.about, 'Noor')).toBe(builtInContent.about);
  expect(publishedAbout(nameless, defaultSettings).name).toBe('Portfolio');
  const settings = { ...defaultSettings, siteName: ' Studio ' };
  expect(publishedAbout(nameless, settings).name).toBe('Studio');
});

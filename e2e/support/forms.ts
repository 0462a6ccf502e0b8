// The two forms of the landing page.
import type { Locator, Page } from '@playwright/test';

export const inquiryOf = (page: Page) => page.locator('#services form');
export const contactOf = (page: Page) => page.locator('#contact form');

export async function fillInquiry(form: Locator) {
  await form.getByLabel('Full Name').fill('Alan Turing');
  await form.getByLabel('Email Address').fill('alan@example.com');
  await form.getByLabel('Project Description').fill('A machine');
}

export async function fillContact(form: Locator) {
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel('Last Name').fill('Lovelace');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Subject').fill('Engine');
  await form.getByLabel('Message').fill('Hello');
}

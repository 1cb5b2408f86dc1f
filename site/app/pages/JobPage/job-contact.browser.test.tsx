import { readCard } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteData } from '#app/base/site-data.ts';
import { show } from '#app/testing/serve.tsx';
import { siteWithOffices } from '#app/testing/site-with-offices.ts';
import { JobContact } from './JobContact.tsx';

async function showContact(sent: object, at: string, site: Partial<SiteData> = {}) {
  const card = readCard(sent);
  if (!card) throw new Error('There is no card.');
  await show(<JobContact card={card} />, { at, site });
}

test.each([
  ['Accessibility, Karachi', '+92 21 5550 0120'],
  ['Accessibility, Atlantis', '+49 30 5550 100'],
])('whoever answers questions as “%s” is called at %s', async (position, phone) => {
  const { settings, ...others } = siteWithOffices('en');
  const site = { settings: { ...settings, phone: '+49 30 5550 100' }, ...others };
  await showContact({ name: 'Farid', location_company: position }, '/', site);
  await expect.element(page.getByRole('link', { name: phone, exact: true })).toBeVisible();
});

test.each([
  ['/', 'Questions? Ask Amira'],
  ['/de', 'Amira beantwortet Fragen'],
])('a job says at %s who answers questions about it', async (at, heading) => {
  await showContact({ name: 'Amira', location_company: 'Team lead' }, at);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(page.getByText('Team lead')).toBeVisible();
});

test.each([
  ['/', 'Questions about the job?', 'Call or write to us, before you apply or after.'],
  ['/de', 'Fragen zur Stelle?', 'Rufen Sie an oder schreiben Sie uns, vor der Bewerbung oder danach.'],
])('a job that names nobody says at %s whom to ask all the same', async (at, heading, text) => {
  await showContact({}, at);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});

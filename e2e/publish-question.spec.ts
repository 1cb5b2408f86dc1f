/** The question to editors before they publish something that visitors would find lacking. */

import type { Request } from '@playwright/test';
import { expect, test } from './support/browser/test.ts';
import { publish } from './support/cms/admin-pages.ts';
import { drop, signInAs, successOf } from './support/cms/cms.ts';
import { freePage } from './support/cms/free-page.ts';
import { loaded, SOON_MS } from './support/cms/loaded.ts';
import { uploadPicture } from './support/cms/plain-picture.ts';
import { until } from './support/until.ts';

test('publishing asks about all that visitors would notice, and leads to each place', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const name = `lacking-${crypto.randomUUID().slice(0, 8)}`;
  const editor = await signInAs(admin, 'editor');
  const picture = await uploadPicture(editor, name);
  afterwards(() => drop(admin, 'media', picture));
  const id = await freePage(editor, name);
  afterwards(() => drop(admin, 'pages', id));
  const change = async (language: string, fields: object) =>
    successOf(await editor.send('PATCH', `/api/pages/${id}?locale=${language}&draft=true`, fields));
  await successOf(await editor.send('PATCH', `/api/media/${picture}?locale=en`, { alt: '' }));
  const sections = [
    { blockType: 'Banner', main_title: name, com_image: picture, button_one_link: '/nowhere' },
    { blockType: 'RichText' },
    { blockType: 'ImageContent', main_title: 'Only in English', description: 'German visitors see it as well' },
    { blockType: 'Faq', main_title: 'Without a question' },
  ];
  await change('en', { sections, _status: 'draft' });
  await change('de', { title: name, _status: 'draft' });
  await browseAs(editor);
  await page.goto(`/admin/collections/pages/${id}?locale=de`);
  const question = page.getByRole('dialog', { name: 'Publish anyway?' });
  const places = question.getByRole('listitem');
  await publish(page).click();
  await expect(places).toHaveText([/alternative text/, /\/nowhere/, /section is empty/, /nothing here yet/]);
  await places.filter({ hasText: '/nowhere' }).getByRole('button').click();
  await expect(page.locator('#field-sections__0__button_one_link')).toBeFocused();
  await expect(question).toBeHidden();
  expect(await loaded(`/${name}`)).not.toContain('/nowhere');
  await publish(page).click();
  await question.getByRole('button', { name: 'Publish' }).click();
  await until('the page is published', async () => (await loaded(`/${name}`)).includes('/nowhere'), SOON_MS);
});

test('a translator is told what waits for an editor instead of being asked, until the message is dismissed', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const name = `waiting-${crypto.randomUUID().slice(0, 8)}`;
  const editor = await signInAs(admin, 'editor');
  const id = await freePage(editor, name);
  afterwards(() => drop(admin, 'pages', id));
  const sections = [{ blockType: 'RichText' }];
  const draft = { title: `${name} later`, sections, _status: 'draft' };
  await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en&draft=true`, draft));
  await browseAs(await signInAs(admin, 'translator'));
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.clock.install();
  await page.goto(`/admin/collections/pages/${id}?locale=de`);
  await page.locator('#field-title').fill(`${name} auf Deutsch`);
  await publish(page).click();
  const message = page.locator('.toast-error').filter({ hasText: 'An editor’s changes wait here: Name' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Publish anyway?' })).toBeHidden();
  // A save that is under way would time out with the clock.
  await until('nothing is under way', async () => underWay.size === 0, SOON_MS);
  await page.clock.fastForward(60_000);
  await expect(message).toBeVisible();
  await message.getByRole('button').click();
  await expect(message).toHaveCount(0);
});

import type { Language } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { find } from '../support/cms/cms.ts';
import { wireEntries } from '../support/pages/wire-get.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const withPicture = v.looseObject({ image: v.number() });

test('a picture that a project shows can not be deleted, and the editor is told where it is used', async () => {
  const [project] = await find(admin, 'projects', {}, { locale: 'en', limit: '1' });
  const { image, title } = v.parse(v.intersect([withPicture, v.looseObject({ title: v.string() })]), project);
  const refused = await admin.send('DELETE', `/api/media/${image}`);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(title);
  expect((await admin.get(`/api/media/${image}`)).status).toBe(200);
});

test('a picture can not stand in for itself, and a drawing for none', async () => {
  const [photo] = await find(admin, 'media', { mimeType: 'image/avif' }, { limit: '1' });
  const [drawing] = await find(admin, 'media', { mimeType: 'image/svg+xml' }, { limit: '1' });
  for (const field of ['tall', 'wide'])
    for (const other of [photo, drawing]) {
      const refused = await admin.send('PATCH', `/api/media/${photo?.id}`, { [field]: other?.id });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(`"path":"${field}"`);
    }
});

test('a picture can not stand for itself on German pages, a drawing can', async () => {
  const [photo] = await find(admin, 'media', { filename: 'contact-hero-1600.avif' }, { limit: '1' });
  const [drawing] = await find(admin, 'media', { mimeType: 'image/svg+xml' }, { limit: '1' });
  const refused = await admin.send('PATCH', `/api/media/${photo?.id}`, { german: photo?.id });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('"path":"german"');
  expect((await admin.send('PATCH', `/api/media/${photo?.id}`, { german: drawing?.id })).status).toBe(200);
  expect((await admin.send('PATCH', `/api/media/${photo?.id}`, { german: null })).status).toBe(200);
});

test('German pages show a picture’s German one, which can not be deleted meanwhile', async () => {
  const shown = async (language: Language) => {
    const entries = await wireEntries(MAIN_STACK.siteUrl, 'homepage', language);
    return entries.flatMap(({ meta }) => meta.map((section) => section.bg_image)).find((url) => url !== '');
  };
  expect([await shown('en'), await shown('de')]).toEqual([
    '/uploads/hero-shop-960.webp',
    '/uploads/hero-shop-de-960.webp',
  ]);
  const [german] = await find(admin, 'media', { filename: 'hero-shop-de-1600.avif' }, { limit: '1' });
  expect((await admin.send('DELETE', `/api/media/${german?.id}`)).status).toBe(409);
});

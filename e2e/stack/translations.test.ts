/** Translations that a changed text makes outdated, and who sees them. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { find, successOf } from '../support/cms/cms.ts';
import { editor, sales } from '../support/cms/staff.ts';
import { oneAtATime } from '../support/stacks/one-at-a-time.ts';

const state = v.object({
  agreed: v.nullish(v.record(v.string(), v.object({ en: v.string(), de: v.string() }))),
  waiting_de: v.nullish(v.number()),
  outdated_de: v.nullish(v.number()),
});
const sample = v.looseObject({
  id: v.number(),
  title: v.object({ en: v.string(), de: v.string() }),
  description: v.object({ en: v.string(), de: v.string() }),
  translation: v.optional(state),
});

async function post(id?: number) {
  const equal: Record<string, string> = id === undefined ? { _status: 'published' } : { id: `${id}` };
  const [found] = await find(admin, 'posts', equal, { locale: 'all', draft: 'true', limit: '1', sort: 'id' });
  return v.parse(sample, found);
}

const published = async (id: number) => successOf(await admin.get(`/api/posts/${id}?depth=0`));

const cookies = { Cookie: `payload-token=${admin.token}`, 'Accept-Language': 'en' };
const page = async (path: string) =>
  (await fetch(`${admin.url}/admin${path}`, { headers: { ...cookies, 'Sec-Fetch-Site': 'none' } })).text();

test('sample content is counted, and nothing of it waits for a translation', async () => {
  const counted = await Promise.all(
    ['pages', 'projects', 'posts', 'jobs'].map((kind) => find(admin, kind, {}, { limit: '0', draft: 'true' })),
  );
  for (const { id, translation } of counted.flat())
    expect(v.parse(state, translation).waiting_de, `${id}`).toBeTypeOf('number');
});

test('a changed text leaves its translation behind until that is changed, or said to be right', async () => {
  const { id, title, description } = await post();
  const write = (language: string, fields: object) =>
    editor.send('PATCH', `/api/posts/${id}?locale=${language}&draft=true`, fields).then(successOf);
  const confirm = (as: typeof editor, document: string) =>
    as.send('POST', '/api/translation-confirmations', { document, places: ['title'] });
  const english = `${title.en} ${crypto.randomUUID()}`;
  try {
    await write('en', { title: english, description: `${description.en} More.` });
    const changed = await post(id);
    expect(changed.translation).toMatchObject({
      agreed: { title, description },
      outdated_de: 2,
    });
    // The list names the document by its German title, and links to it in German.
    const list = await page('/translations?language=de');
    expect(list).toContain(`/admin/collections/posts/${id}?locale=de`);
    expect(list).toContain(title.de);
    expect(await page('')).toContain('Waiting for translation');

    expect((await confirm(sales, `posts/${id}`)).status).toBe(403);
    expect((await confirm(editor, 'posts/999999')).status).toBe(404);
    expect((await confirm(editor, 'users/1')).status).toBe(403);
    const changedAt = async () => v.parse(v.object({ updatedAt: v.string() }), await published(id)).updatedAt;
    const before = await changedAt();
    await successOf(await confirm(editor, `posts/${id}`));
    expect(await changedAt()).toBe(before);
    expect((await post(id)).translation).toMatchObject({ agreed: { description }, outdated_de: 1 });

    await write('de', { description: `${description.de} Mehr.` });
    expect((await post(id)).translation).toMatchObject({ agreed: {}, outdated_de: 0 });
    // A confirmed text is the state from which the next change counts.
    await write('en', { title: `${english}!` });
    expect((await post(id)).translation?.agreed).toEqual({ title: { en: english, de: title.de } });
  } finally {
    await write('en', { title: title.en, description: description.en, _status: 'draft' });
    await write('de', { title: title.de, description: description.de });
    await successOf(await editor.send('PATCH', `/api/posts/${id}?locale=de`, { _status: 'published' }));
  }
});

test('texts of settings are left behind, too', () =>
  oneAtATime('site-settings', async () => {
    const read = async () =>
      v.parse(
        v.looseObject({ claim: v.record(v.string(), v.nullish(v.string())), translation: v.optional(state) }),
        await successOf(await admin.get('/api/globals/site-settings?locale=all&depth=0')),
      );
    const { claim } = await read();
    const write = async (text: string | null | undefined) =>
      successOf(await admin.send('POST', '/api/globals/site-settings?locale=en', { claim: text }));
    try {
      await write(`${claim.en} Today.`);
      expect((await read()).translation).toMatchObject({
        agreed: { claim: { en: claim.en, de: claim.de } },
        outdated_de: 1,
      });
      expect(await page('/translations?language=de')).toContain('/admin/globals/site-settings?locale=de');
    } finally {
      await write(claim.en);
    }
    expect((await read()).translation).toMatchObject({ agreed: {}, outdated_de: 0 });
  }));

test('without a key no text can be sent to a translation service', async () => {
  const asked = { from: 'en', to: 'de', texts: ['Shops'] };
  expect((await admin.send('POST', '/api/translation-suggestions', asked)).status).toBe(404);
});

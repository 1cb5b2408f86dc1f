/** Menu, footer and interface texts that editors change. */
import { settingsPath } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, find, successOf } from '../support/cms/cms.ts';
import { loaded, loadedEverywhere } from '../support/cms/loaded.ts';
import { editor, sales } from '../support/cms/staff.ts';
import { oneAtATime } from '../support/stacks/one-at-a-time.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const HEARD = { timeout: 20_000 };

const column = v.looseObject({ links: v.array(v.looseObject({ label: v.string() })) });
const navigation = v.looseObject({
  menu: v.array(v.looseObject({ label: v.string(), columns: v.array(column) })),
  footer: v.array(column),
});
const place = v.looseObject({ names: v.array(v.string()) });
const menuTold = v.object({ at: v.array(place), places: v.array(place) });
const words = v.looseObject({ shell: v.looseObject({ onTheMap: v.string() }), answers: v.looseObject({}) });
const told = v.object({ words: v.optional(v.looseObject({})), navigation: v.looseObject({}) });

async function read<T>(as: CmsSession, slug: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return v.parse(schema, await successOf(await as.get(`/api/globals/${slug}?locale=de&depth=0`)));
}

/** Saves a global's German fields, as a draft or published. */
async function save(as: CmsSession, slug: string, data: object, status: 'draft' | 'published' = 'published') {
  const draft = status === 'draft' ? '&draft=true' : '';
  await successOf(
    await as.send('POST', `/api/globals/${slug}?locale=de&depth=0${draft}`, { ...data, _status: status }),
  );
}

async function translationsOf(as: CmsSession, language: string): Promise<string> {
  const headers = { Cookie: `payload-token=${as.token}`, 'Sec-Fetch-Site': 'none' };
  return (await fetch(`${as.url}/admin/translations?language=${language}`, { headers })).text();
}

const settingsOnCms = async () => (await fetch(`${MAIN_STACK.cmsUrl}${settingsPath('de')}`)).text();

/** Waits until every site has a page in the expected state. */
const onEverySite = (path: string, look: (html: string) => void) =>
  vi.waitFor(async () => (await loadedEverywhere(path)).forEach(look), HEARD);

test('a menu entry, a link of the footer and a word that an editor changes are on the next page', () =>
  oneAtATime('navigation', async () => {
    const before = {
      navigation: await read(editor, 'navigation', navigation),
      words: await read(editor, 'words', words),
    };
    expect(before.navigation.menu.map(({ label }) => label)).toContain('Leistungen');
    const [settingsBefore, sample] = [await settingsOnCms(), before.words.shell.onTheMap];
    expect(v.parse(told, JSON.parse(settingsBefore)).words).toBeUndefined();
    expect(sample).toBe('auf der Karte');
    const entry = { label: 'Laternenfest', to: '/imprint', shown_in: 'de' };
    const [group, ...groups] = before.navigation.menu;
    const [first, ...columns] = group?.columns ?? [];
    const menu = [
      { ...group, columns: [{ ...first, links: [...(first?.links ?? []), entry] }, ...columns] },
      ...groups,
    ];
    const [quick, ...others] = before.navigation.footer;
    const footer = [{ ...quick, links: [...(quick?.links ?? []), { ...entry, label: 'Alle Laternen' }] }, ...others];
    try {
      await save(editor, 'navigation', { menu, footer });
      await onEverySite('/de/imprint', (html) => expect(html).toContain('Alle Laternen'));
      const html = await loaded('/de/imprint');
      expect(html).toContain('Laternenfest');
      expect(html).toContain(', auf der Karte<');
      expect(await loaded('/imprint')).not.toContain('Laternenfest');

      const shell = { ...before.words.shell, onTheMap: 'auf dem Plan' };
      await save(editor, 'words', { shell }, 'draft');
      // A global's draft waits for translation, as a page's does.
      expect(await translationsOf(editor, 'en')).toContain('/admin/globals/words?locale=en');
      await save(editor, 'words', { shell });
      await onEverySite('/de/imprint', (html) => expect(html).toContain(', auf dem Plan<'));
      expect(await loaded('/imprint')).toContain(', on the map<');
    } finally {
      await save(editor, 'navigation', before.navigation);
      await save(editor, 'words', before.words);
    }
    await onEverySite('/de/imprint', (html) => expect(html).not.toContain('Laternen'));
  }));

test('who isn’t an editor changes neither, and a place that is no address is refused', () =>
  oneAtATime('navigation', async () => {
    for (const slug of ['navigation', 'words']) {
      expect((await sales.send('POST', `/api/globals/${slug}`, {})).status).toBe(403);
      expect((await fetch(`${MAIN_STACK.siteUrl}/api/globals/${slug}`)).status).toBe(403);
    }
    const legal = [{ label: 'x', to: 'javascript:alert(1)', shown_in: 'both' }];
    const refused = await admin.send('POST', '/api/globals/navigation?locale=de', { legal, _status: 'published' });
    expect(refused.status).toBe(400);
  }));

test('a picture that the menu shows is not deleted, and the editor is told that it is the menu', () =>
  oneAtATime('navigation', async () => {
    const { menu } = await read(editor, 'navigation', navigation);
    const body = new FormData();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
    body.set('file', new File([drawing], `fair-${crypto.randomUUID()}.svg`, { type: 'image/svg+xml' }));
    body.set('_payload', JSON.stringify({ alt: 'Laternen' }));
    const headers = { Authorization: `JWT ${editor.token}` };
    const uploaded = await fetch(`${editor.url}/api/media`, { method: 'POST', headers, body });
    const { id } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await successOf(uploaded)).doc;
    const [group, ...groups] = menu;
    try {
      await save(editor, 'navigation', { menu: [{ ...group, teaser_image: id }, ...groups] });
      const refused = await editor.send('DELETE', `/api/media/${id}`);
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Menu and footer')]);
    } finally {
      await save(editor, 'navigation', { menu });
    }
    // Another process than the one that saved may delete it.
    await vi.waitFor(async () => successOf(await editor.send('DELETE', `/api/media/${id}`)), HEARD);
  }));

const written = v.object({ doc: v.object({ id: v.number() }) });
const openPlaces = v.object({ places: v.array(v.object({ column: v.string(), isFull: v.boolean() })) });

test('a page that is written in German alone goes into the menu under its German name, in both languages', () =>
  oneAtATime('navigation', async () => {
    const title = `Laternen ${crypto.randomUUID().slice(0, 8)}`;
    const page = { title, page_key: 'page', segment: crypto.randomUUID(), sections: [], _status: 'published' };
    const { id } = v.parse(written, await successOf(await editor.send('POST', '/api/pages?locale=de', page))).doc;
    const menu = `/api/pages/${id}/menu`;
    try {
      const { places } = v.parse(openPlaces, await successOf(await editor.get(menu)));
      const column = places.find(({ isFull }) => !isFull)?.column;
      const { at } = v.parse(menuTold, await successOf(await editor.send('POST', menu, { column })));
      expect(at).toHaveLength(1);
      const stored = await successOf(await editor.get('/api/globals/navigation?locale=all&depth=0'));
      expect(JSON.stringify(stored)).toContain(JSON.stringify({ en: title, de: title }));
    } finally {
      await editor.send('DELETE', menu);
      await editor.send('DELETE', `/api/pages/${id}`);
    }
  }));

const links = v.object({ legal: v.array(v.looseObject({})) });

test('a page that the menu or a redirect leads to stays; what its rename has left goes with it', () =>
  oneAtATime('navigation', async () => {
    const page = {
      title: 'Led to',
      page_key: 'page',
      segment: crypto.randomUUID(),
      sections: [],
      _status: 'published',
    };
    const { id } = v.parse(written, await successOf(await editor.send('POST', '/api/pages?locale=en', page))).doc;
    const refusal = async () => {
      const refused = await editor.send('DELETE', `/api/pages/${id}`);
      return [refused.status, await refused.text()];
    };
    const global = '/api/globals/navigation?locale=en&depth=0';
    const { legal } = v.parse(links, await successOf(await editor.get(global)));
    const saveLegal = async (links: readonly object[]) =>
      successOf(await editor.send('POST', global, { legal: links, _status: 'published' }));
    try {
      await saveLegal([...legal, { label: 'Led to', to: `pages:${id}#top`, shown_in: 'de' }]);
      expect(await refusal()).toEqual([409, expect.stringContaining('Menu and footer')]);
    } finally {
      await saveLegal(legal);
    }
    const from = `/${crypto.randomUUID()}`;
    const answer = await editor.send('POST', '/api/redirects', { from, to: `pages:${id}` });
    const redirect = v.parse(written, await successOf(answer)).doc;
    expect(await refusal()).toEqual([409, expect.stringContaining(from)]);
    await successOf(await editor.send('DELETE', `/api/redirects/${redirect.id}`));
    await successOf(
      await editor.send('PATCH', `/api/pages/${id}?locale=en`, { ...page, segment: crypto.randomUUID() }),
    );
    expect(await find(editor, 'redirects', { to: `pages:${id}` })).toHaveLength(2);
    await successOf(await editor.send('DELETE', `/api/pages/${id}`));
    expect(await find(editor, 'redirects', { to: `pages:${id}` })).toEqual([]);
  }));

test('a page is put into the menu by editors alone, at a place that is there, and not while the menu is being changed', () =>
  oneAtATime('navigation', async () => {
    const page = { title: 'Laterne', page_key: 'page', segment: `lantern-${crypto.randomUUID()}` };
    const made = await editor.send('POST', '/api/pages?locale=en', { ...page, _status: 'published' });
    const { id } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await successOf(made)).doc;
    const menuOf = (as: CmsSession, method: 'POST' | 'DELETE', body?: object) =>
      as.send(method, `/api/pages/${id}/menu`, body);
    const before = await read(editor, 'navigation', navigation);
    try {
      const { places } = v.parse(menuTold, await successOf(await editor.get(`/api/pages/${id}/menu`)));
      const [first] = places;
      expect((await menuOf(sales, 'POST', first)).status).toBe(403);
      expect((await fetch(`${MAIN_STACK.siteUrl}/api/pages/${id}/menu`)).status).toBe(403);
      expect((await editor.get('/api/pages/999999/menu')).status).toBe(404);
      for (const body of [{}, { column: 'gone' }, { column: 7 }])
        expect((await menuOf(editor, 'POST', body)).status).toBe(400);
      // Adding it is idempotent.
      for (const _turn of [1, 2]) {
        const { at } = v.parse(menuTold, await successOf(await menuOf(editor, 'POST', first)));
        expect(at).toEqual([{ names: first?.names }]);
      }
      await save(editor, 'navigation', { footer: before.footer }, 'draft');
      expect((await menuOf(editor, 'DELETE')).status).toBe(409);
      await save(editor, 'navigation', { footer: before.footer });
      expect(v.parse(menuTold, await successOf(await menuOf(editor, 'DELETE'))).at).toEqual([]);
    } finally {
      await save(editor, 'navigation', { menu: before.menu, footer: before.footer });
      await successOf(await admin.send('DELETE', `/api/pages/${id}`));
    }
  }));

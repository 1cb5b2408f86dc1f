/** A translator's rights: texts of the language that the role names, and nothing else. */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, signInAs, successOf } from '../support/cms/cms.ts';
import { oneAtATime } from '../support/stacks/one-at-a-time.ts';

const page = v.looseObject({
  id: v.number(),
  _status: v.string(),
  sections: v.array(v.looseObject({ id: v.string(), blockType: v.string(), main_title: v.nullish(v.string()) })),
});
const made = v.object({ doc: page });

let translator: CmsSession;
let id: number;

const at = (more = '') => `/api/pages/${id}?depth=0&${more}`;
const read = async (locale: string, more = '') =>
  v.parse(page, await successOf(await admin.get(at(`locale=${locale}&fallback-locale=none&${more}`))));
const save = (change: object, query = 'locale=de') => translator.send('PATCH', at(query), change);

/** Returns the page as a form sends it: all of it, with a German headline in its first section. */
async function withHeadline(main_title: string, more = '') {
  const { sections } = await read('de', more);
  return { sections: sections.map((section, place) => (place === 0 ? { ...section, main_title } : section)) };
}

beforeAll(async () => {
  translator = await signInAs(admin, 'translator');
  const name = `translated-${crypto.randomUUID()}`;
  const sections = [
    { blockType: 'ImageContent', main_title: 'English headline' },
    { blockType: 'ImageContent', main_title: 'Second' },
  ];
  const body = { title: name, page_key: 'page', sections, _status: 'published' };
  id = v.parse(made, await successOf(await admin.send('POST', '/api/pages?locale=en', body))).doc.id;
  await successOf(await admin.send('PATCH', `/api/pages/${id}?locale=de`, { title: name, _status: 'published' }));
});
afterAll(async () => {
  await admin.send('DELETE', `/api/pages/${id}`);
});

test('a German text of what is published is published at once, and nothing else has changed', async () => {
  const before = await read('en');
  await successOf(await save({ ...(await withHeadline('Deutsche Überschrift')), _status: 'published' }));
  expect((await read('de')).sections[0]?.main_title).toBe('Deutsche Überschrift');
  const after = await read('en');
  expect([after._status, after.title, after.sections]).toEqual([before._status, before.title, before.sections]);
});

test('everything else is refused, and says what', async () => {
  const { sections } = await read('de');
  const refusals: readonly (readonly [object, string, RegExp])[] = [
    [{ plain: true }, 'locale=de', /texts only/],
    [{ sections: sections.slice(1) }, 'locale=de', /Sections/],
    [{ sections: sections.toReversed() }, 'locale=de', /Sections/],
    [{ sections: [...sections, { blockType: 'ImageContent', main_title: 'x' }] }, 'locale=de', /Sections/],
    [await withHeadline('English'), 'locale=en', /choose German/],
    [await withHeadline('English'), '', /choose German/],
    [{ _status: 'draft' }, 'locale=de', /off the site/],
  ];
  for (const [change, query, words] of refusals) {
    const answer = await save(change, query);
    expect(answer.status, words.source).toBe(403);
    expect(await answer.text()).toMatch(words);
  }
  const [version] = v.parse(
    v.object({ docs: v.array(v.looseObject({ id: v.number() })) }),
    await successOf(await translator.get(`/api/pages/versions?where[parent][equals]=${id}`)),
  ).docs;
  for (const [method, path] of [
    ['POST', `/api/pages/versions/${version?.id}`],
    ['DELETE', `/api/pages/${id}`],
    ['POST', `/api/pages/${id}/duplicate`],
  ] as const)
    expect((await translator.send(method, path, {})).status, `${method} ${path}`).toBe(403);
  const { sections: kept } = await read('de');
  expect(kept).toEqual(sections);
});

test('where an editor’s changes wait, a translation waits with them as a draft', async () => {
  const { sections } = await read('en');
  const changed = sections.map((section) => ({ ...section, main_title: 'English, not yet out' }));
  await successOf(await admin.send('PATCH', at('locale=en&draft=true'), { sections: changed, _status: 'draft' }));
  const text = await withHeadline('Noch nicht', 'draft=true');
  const refused = await save({ ...text, _status: 'published' }, 'locale=de&draft=true');
  expect(refused.status).toBe(403);
  expect(await refused.text()).toMatch(/changes wait/);
  await successOf(await save(text, 'locale=de&draft=true'));
  expect((await read('de', 'draft=true')).sections[0]?.main_title).toBe('Noch nicht');
  expect((await read('de')).sections[0]?.main_title).toBe('Deutsche Überschrift');
  expect((await read('en')).sections[0]?.main_title).toBe('English headline');
});

test('a form offers the texts of the language that is chosen, and shows the rest', async () => {
  const may = v.pipe(
    v.union([v.literal(true), v.object({ update: v.optional(v.boolean(), false) })]),
    v.transform((granted) => granted === true || granted.update),
  );
  const access = v.object({
    fields: v.object({
      title: may,
      plain: may,
      sections: v.object({ blocks: v.object({ ImageContent: v.unknown() }) }),
    }),
  });
  const block = v.object({ fields: v.object({ main_title: may, tone: may }) });
  const offered = async (session: CmsSession, locale: string) => {
    const told = await successOf(await session.send('POST', `/api/pages/access/${id}?locale=${locale}`, {}));
    const { title, plain, sections } = v.parse(access, told).fields;
    const { main_title, tone } = v.parse(block, sections.blocks.ImageContent).fields;
    return [title, plain, main_title, tone];
  };
  expect(await offered(translator, 'de')).toEqual([true, false, true, false]);
  expect(await offered(translator, 'en')).toEqual([false, false, false, false]);
});

test('menu, words, mails and settings are texts, too, and nothing but these', async () => {
  const of = async (slug: string) =>
    v.parse(v.looseObject({}), await successOf(await translator.get(`/api/globals/${slug}?locale=de&depth=0`)));
  const write = (slug: string, change: object, locale = 'de') =>
    translator.send('POST', `/api/globals/${slug}?locale=${locale}`, change);
  const writeBack = async (slug: string) => {
    const as = await of(slug);
    await successOf(await write(slug, as));
    expect((await write(slug, as, 'en')).status, slug).toBe(403);
  };
  await oneAtATime('navigation', () => writeBack('navigation'));
  for (const slug of ['words', 'mails']) await writeBack(slug);
  for (const [slug, change] of [
    ['navigation', { menu: [] }],
    ['site-settings', { phone: '+49 1' }],
    ['mails', { notice_of_spam: true }],
    ['words', { _status: 'draft' }],
  ] as const)
    expect((await write(slug, change)).status, slug).toBe(403);
  await oneAtATime('site-settings', async () => {
    await writeBack('site-settings');
    const brand = { claim: 'Andere Worte' };
    const before = await of('site-settings');
    await successOf(await write('site-settings', brand));
    expect(await of('site-settings')).toMatchObject(brand);
    await successOf(await write('site-settings', { claim: before.claim }));
  });
});

test('an alternative text is a text, a file is none', async () => {
  const { docs } = v.parse(
    v.object({ docs: v.array(v.looseObject({ id: v.number(), filename: v.string() })) }),
    await successOf(await translator.get('/api/media?limit=1&sort=id')),
  );
  const [picture] = docs;
  const form = new FormData();
  form.set('file', new File(['x'], 'a.png', { type: 'image/png' }));
  form.set('_payload', JSON.stringify({ alt: 'x' }));
  const headers = { Authorization: `JWT ${translator.token}` };
  const address = `${translator.url}/api/media/${picture?.id}?locale=de`;
  expect((await fetch(address, { method: 'PATCH', headers, body: form })).status).toBe(403);
  expect((await translator.send('PATCH', `/api/media/${picture?.id}?locale=de`, { focalX: 3 })).status).toBe(403);
  const kept = v.parse(
    v.looseObject({ filename: v.string(), alt: v.nullish(v.string()) }),
    await successOf(await translator.get(`/api/media/${picture?.id}?locale=de`)),
  );
  expect(kept.filename).toBe(picture?.filename);
  await successOf(await translator.send('PATCH', `/api/media/${picture?.id}?locale=de`, { alt: 'Ein Bild' }));
  await successOf(await admin.send('PATCH', `/api/media/${picture?.id}?locale=de`, { alt: kept.alt ?? '' }));
});

test('where German came first, another role writes the English texts and leaves the German ones', async () => {
  const english = await signInAs(admin, 'translator_en');
  const title = `Nur deutsch ${crypto.randomUUID()}`;
  const sections = [{ blockType: 'ImageContent', main_title: 'Deutsche Überschrift' }];
  const body = { title, page_key: 'page', segment: crypto.randomUUID(), sections, _status: 'published' };
  const { doc } = v.parse(made, await successOf(await admin.send('POST', '/api/pages?locale=de', body)));
  const write = (language: string, change: object) =>
    english.send('PATCH', `/api/pages/${doc.id}?depth=0&locale=${language}`, { ...change, _status: 'published' });
  const translated = doc.sections.map((section) => ({ ...section, main_title: 'English headline' }));
  try {
    const headers = { Cookie: `payload-token=${english.token}`, 'Sec-Fetch-Site': 'none' };
    const list = await (await fetch(`${english.url}/admin/translations`, { headers })).text();
    expect(list).toContain(title);
    const refused = await write('de', { title: 'Anders' });
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('choose English')]);
    expect((await write('en', { title: 'In English', sections: [] })).status).toBe(403);
    await successOf(await write('en', { title: 'In English', sections: translated }));
    const both = v.parse(
      v.looseObject({ title: v.unknown(), sections: v.array(v.looseObject({ main_title: v.unknown() })) }),
      await successOf(await admin.get(`/api/pages/${doc.id}?depth=0&locale=all`)),
    );
    expect(both.title).toEqual({ en: 'In English', de: title });
    expect(both.sections[0]?.main_title).toEqual({ en: 'English headline', de: 'Deutsche Überschrift' });

    // A translator's own draft holds up nothing.
    const begun = { title: 'In English, begun', _status: 'draft' };
    await successOf(await english.send('PATCH', `/api/pages/${doc.id}?depth=0&draft=true&locale=en`, begun));
    await successOf(await write('en', { title: 'In English' }));

    // An editor's German change is unpublished: the English text waits with it.
    const draft = `/api/pages/${doc.id}?depth=0&draft=true&locale=de`;
    await successOf(await admin.send('PATCH', draft, { title: 'Neuer Titel', _status: 'draft' }));
    const waits = await write('en', { title: 'New title' });
    expect([waits.status, await waits.text()]).toEqual([403, expect.stringContaining('changes wait')]);
  } finally {
    await admin.send('DELETE', `/api/pages/${doc.id}`);
  }
});

/** Pages at addresses that editors choose, and the redirects from changed addresses. */
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { find, successOf } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = MAIN_STACK;
/** How long a publication may take to appear while other tests publish too, in milliseconds. */
const SOON_MS = 20_000;
const stored = v.object({ doc: v.looseObject({ id: v.number() }) });

const made: number[] = [];

// Children are deleted before their parents.
afterAll(async () => {
  for (const id of made.toReversed()) await successOf(await editor.send('DELETE', `/api/pages/${id}`));
});

const section = (main_title: string) => ({ blockType: 'Banner', main_title });

async function create(page: object, query = ''): Promise<number> {
  const { doc } = v.parse(stored, await successOf(await editor.send('POST', `/api/pages?depth=0${query}`, page)));
  made.push(doc.id);
  return doc.id;
}

async function change(id: number, data: object, locale = 'en'): Promise<void> {
  const body = { _status: 'published', ...data };
  await successOf(await editor.send('PATCH', `/api/pages/${id}?depth=0&locale=${locale}`, body));
}

/** Waits until a path answers with the expected status and redirect. */
async function answers(path: string, status: number, location: string | null = null): Promise<void> {
  await until(
    `${path} answers ${status}`,
    async () => {
      const answer = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
      await answer.arrayBuffer();
      const to = answer.headers.get('location');
      return answer.status === status && (to === null ? null : new URL(to, siteUrl).pathname) === location;
    },
    SOON_MS,
  );
}

const versions = v.object({ docs: v.array(v.object({ id: v.number() })) });

/** Restores a version of a page and publishes it: the newest, or an earlier one. */
async function restore(id: number, earlier = 0): Promise<Response> {
  const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=${earlier + 1}&depth=0`;
  const { docs } = v.parse(versions, await successOf(await editor.get(`/api/pages/versions?${query}`)));
  return editor.send('POST', `/api/pages/versions/${docs.at(-1)?.id}?depth=0`);
}

const wording = v.object({ errors: v.array(v.looseObject({ message: v.string() })) });

/** Expects the CMS to refuse a request; returns its error. */
async function refusal(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  return JSON.stringify(v.parse(wording, await response.json()));
}

describe('a page at an address of its own', () => {
  test('is found in both languages when it is written in one alone', async () => {
    const page = { title: 'Nur auf Deutsch', page_key: 'page', sections: [section('Ein deutscher Text')] };
    const id = await create({ page_key: 'page' }, '&locale=de&draft=true');
    await change(id, page, 'de');
    await answers('/de/nur-auf-deutsch', 200);
    await answers('/nur-auf-deutsch', 200);
    expect(await (await fetch(`${siteUrl}/nur-auf-deutsch`)).text()).toContain('Ein deutscher Text');
    // An English title that is added later sets the English address.
    await change(id, { title: 'In English as well' });
    await answers('/in-english-as-well', 200);
    await answers('/de/nur-auf-deutsch', 200);
    await answers('/nur-auf-deutsch', 301, '/in-english-as-well');
  });

  test('keeps it when a form saves that was opened before it had one', async () => {
    const id = await create({ title: 'Opened early', page_key: 'page' }, '&draft=true&locale=en');
    await change(id, { segment: null, sections: [section('Text')] });
    await answers('/opened-early', 200);
    const draft = { segment: null, title: 'Opened early', _status: 'draft' };
    await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en&draft=true&autosave=true`, draft));
    const drafted = await find(editor, 'pages', { id: String(id) }, { draft: 'true', locale: 'en' });
    expect(drafted).toMatchObject([{ segment: 'opened-early' }]);
    await change(id, { title: 'Früh geöffnet', segment: null }, 'de');
    const addresses = await successOf(await editor.get(`/api/pages/${id}/addresses`));
    expect(addresses).toEqual({ en: '/opened-early', de: '/de/opened-early' });
  });

  test('loses its German name when that is emptied', async () => {
    const id = await create({ title: 'With two', page_key: 'page' }, '&draft=true&locale=en');
    await change(id, { segment: 'with-two' });
    await change(id, { segment: 'mit-zweien', title: 'Mit zweien' }, 'de');
    const draft = { segment: '', _status: 'draft' };
    await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=de&draft=true&autosave=true`, draft));
    await change(id, {}, 'de');
    const addresses = await successOf(await editor.get(`/api/pages/${id}/addresses`));
    expect(addresses).toEqual({ en: '/with-two', de: '/de/with-two' });
  });

  test('is found there in both languages, below another, and leads from its old address when it moves', async () => {
    const above = await create({
      title: 'Campaigns',
      page_key: 'page',
      segment: 'Our Campaigns',
      sections: [section('All campaigns')],
      _status: 'published',
    });
    const id = await create({
      title: 'Summer & sun',
      page_key: 'page',
      parent: above,
      plain: true,
      sections: [section('A long summer')],
      _status: 'published',
    });
    await change(id, { title: 'Sommer', segment: 'sommer', sections: [section('Ein langer Sommer')] }, 'de');
    await answers('/our-campaigns', 200);
    await answers('/our-campaigns/summer-sun', 200);
    await answers('/de/our-campaigns/sommer', 200);
    // An address with the other language's segment redirects to this language's.
    await answers('/de/our-campaigns/summer-sun', 301, '/de/our-campaigns/sommer');
    await answers('/Our-Campaigns/Summer-Sun', 301, '/our-campaigns/summer-sun');
    const html = await (await fetch(`${siteUrl}/de/our-campaigns/sommer`)).text();
    expect(html).toMatch(/<title>Ein langer Sommer/);
    expect(html).toContain(`hrefLang="en" href="${new URL('/our-campaigns/summer-sun', siteUrl)}"`);
    expect(html).not.toContain('Hauptnavigation');
    expect(html).toContain('href="/de/privacy"');

    await change(above, { segment: 'campaigns' });
    await answers('/campaigns/summer-sun', 200);
    await answers('/our-campaigns', 301, '/campaigns');
    await answers('/our-campaigns/summer-sun?utm_source=x', 301, '/campaigns/summer-sun');
    await answers('/de/our-campaigns/sommer', 301, '/de/campaigns/sommer');
    // Back again: the redirects must not form a loop.
    await change(above, { segment: 'our-campaigns' });
    await answers('/our-campaigns/summer-sun', 200);
    await answers('/campaigns/summer-sun', 301, '/our-campaigns/summer-sun');

    expect(await refusal(editor.send('PATCH', `/api/pages/${above}?locale=en`, { _status: 'draft' }))).toContain(
      'Summer & sun',
    );
    expect(await refusal(editor.send('DELETE', `/api/pages/${above}`))).toContain('Summer & sun');
    await answers('/our-campaigns', 200);
  });

  test.each([
    ['products', 'The site itself needs'],
    ['404', 'The site itself needs'],
    ['de', 'The site itself needs'],
    ['admin', 'The site itself needs'],
    ['a/b', 'letters, digits and hyphens'],
    ['../x', 'letters, digits and hyphens'],
  ])('can not be at /%s', async (segment, why) => {
    const page = { title: 'Here', page_key: 'page', segment, sections: [], _status: 'published' };
    expect(await refusal(editor.send('POST', '/api/pages', page))).toContain(why);
  });

  test('is refused where another page is, and where the page above is not published', async () => {
    const page = { title: 'Autumn', page_key: 'page', sections: [section('Autumn')], _status: 'published' };
    await create(page);
    expect(await refusal(editor.send('POST', '/api/pages', page))).toContain(
      'Another page already has the address /autumn',
    );
    // A draft in the other language is published along.
    const german = await create({ ...page, title: 'Fall', _status: 'draft' });
    const drafted = { segment: 'autumn', _status: 'draft' };
    await successOf(await editor.send('PATCH', `/api/pages/${german}?locale=de&draft=true`, drafted));
    const published = editor.send('PATCH', `/api/pages/${german}?locale=en`, { _status: 'published' });
    expect(await refusal(published)).toContain('Another page already has the address /autumn');
    const draft = await create({ ...page, title: 'Winter', _status: 'draft' });
    const below = { ...page, title: 'Snow', parent: draft };
    expect(await refusal(editor.send('POST', '/api/pages', below))).toContain('isn’t published');
    expect(await refusal(editor.send('PATCH', `/api/pages/${draft}?locale=en`, { parent: draft }))).toBeTruthy();
  });
});

describe('pages that are changed together', () => {
  const several = (ids: readonly number[]) => `/api/pages?locale=en&depth=0&where[id][in]=${ids.join(',')}`;

  test('are each found from the old address', async () => {
    const above = await create({
      title: 'Bulk above',
      page_key: 'page',
      sections: [section('x')],
      _status: 'published',
    });
    const names = ['one', 'two', 'three'];
    const ids: number[] = [];
    for (const name of names)
      ids.push(
        await create({ title: `Bulk ${name}`, page_key: 'page', sections: [section('x')], _status: 'published' }),
      );
    await successOf(await editor.send('PATCH', several(ids), { parent: above, _status: 'published' }));
    for (const name of names) await answers(`/bulk-${name}`, 301, `/bulk-above/bulk-${name}`);
  });

  test('are changed but for those that are refused', async () => {
    const id = await create({ title: 'Bulk off', page_key: 'page', sections: [section('x')], _status: 'published' });
    const [about] = await find(editor, 'pages', { page_key: 'aboutus' });
    const answer = await editor.send('PATCH', several([Number(about?.id), id]), { _status: 'draft' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      docs: [{ id }],
      errors: [{ id: about?.id, message: expect.stringMatching(/^“.+”: .*part of the site itself/) }],
    });
    const [kept] = await find(editor, 'pages', { id: String(about?.id) }, { locale: 'en' });
    expect(kept?._status).toBe('published');
    await answers('/bulk-off', 404);
    await answers('/agency/aboutus', 200);
  });
});

describe('a page of the site itself', () => {
  test('keeps its name in the address whatever editors call it, and can not be taken away', async () => {
    const [about] = await find(editor, 'pages', { page_key: 'aboutus' });
    const id = Number(about?.id);
    await change(id, { title: 'Über uns', slug: 'team', page_key: 'page' }, 'de');
    await answers('/agency/aboutus', 200);
    await answers('/de/agency/aboutus', 200);
    expect(await refusal(editor.send('PATCH', `/api/pages/${id}?locale=en`, { _status: 'draft' }))).toContain(
      'part of the site',
    );
    expect(await refusal(editor.send('DELETE', `/api/pages/${id}`))).toContain('part of the site');
    await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en&draft=true`, { _status: 'draft' }));
    // A draft's version comes back as a draft.
    await successOf(await restore(id));
    expect(await find(editor, 'pages', { id: String(id) })).toMatchObject([{ _status: 'published' }]);
    await change(id, {});
    await answers('/agency/aboutus', 200);
  });

  test('is not made a second time where it would have no address', async () => {
    const page = { title: 'Team', page_key: 'aboutus', slug: 'team', sections: [], _status: 'published' };
    expect(await refusal(editor.send('POST', '/api/pages', page))).toContain('would have no address');
  });
});

test('nobody is sent on from where a page is published: it would not be found any more', async () => {
  for (const [from, why] of [
    ['/services/WebDevelopment', 'is published at this address'],
    ['/projects', 'always shows a page'],
  ])
    expect(await refusal(editor.send('POST', '/api/redirects', { from, to: '/' })), from).toContain(why);
});

test('nobody is sent on from where the site itself answers, nor from many addresses by one redirect', async () => {
  for (const [from, why] of [
    ['/uploads/a.pdf', 'The site itself always answers here'],
    ['/robots.txt', 'The site itself always answers here'],
    ['/licenses.txt', 'The site itself always answers here'],
    ['/de/feeds/blog.atom', 'The site itself always answers here'],
    ['/shop/*', 'An asterisk isn’t a placeholder'],
  ])
    expect(await refusal(editor.send('POST', '/api/redirects', { from, to: '/' })), from).toContain(why);
});

test('nobody is sent in a circle, however many redirects it would go over', async () => {
  const name = crypto.randomUUID().slice(0, 8);
  const [first, second, third] = ['a', 'b', 'c'].map((at) => `/circle-${name}-${at}`);
  const rows: number[] = [];
  try {
    for (const [from, to] of [
      [first, second],
      [second, third],
    ]) {
      const answer = await editor.send('POST', '/api/redirects?depth=0', { from, to });
      rows.push(v.parse(stored, await successOf(answer)).doc.id);
    }
    // Written redirects lead to their end at once, so a loop has two at most. Absolute, as in a browser's address bar.
    const circle = { from: third, to: `${siteUrl}${first}` };
    const said = await refusal(editor.send('POST', '/api/redirects', circle));
    expect(said).toContain(`${third} → ${first} → ${third}`);
    // A changed row is checked with its new values.
    const back = editor.send('PATCH', `/api/redirects/${rows[1]}?locale=en`, { from: third, to: first });
    expect(await refusal(back)).toContain(`${third} → ${first} → ${third}`);
    const away = await editor.send('PATCH', `/api/redirects/${rows[0]}?locale=en`, { to: `${siteUrl}/imprint` });
    expect(v.parse(stored, await successOf(away)).doc).toMatchObject({ to: '/imprint' });
  } finally {
    for (const id of rows) await successOf(await editor.send('DELETE', `/api/redirects/${id}`));
  }
});

test('the part of the site can be chosen until a page is published', async () => {
  const page = { page_key: 'page', sections: [section('Begun')], _status: 'draft' };
  const id = await create(page, '&draft=true&locale=en');
  // The page's name in the address is its title, unless an editor sets another.
  await change(id, { title: 'Begun', page_key: 'service' });
  await answers('/services/begun', 200);
  const part = (key: string) => editor.send('PATCH', `/api/pages/${id}?locale=en`, { page_key: key });
  await successOf(await part('ecommerce'));
  await answers('/services/begun', 200);
  const draft = await create({ ...page, title: 'Other' });
  const taken = editor.send('PATCH', `/api/pages/${draft}?locale=en`, { page_key: 'legal', _status: 'published' });
  expect(await refusal(taken)).toContain('would have no address');
});

test('a service that is renamed is found from its old address, and links that name it follow', async () => {
  const id = await create({
    title: 'Data',
    page_key: 'service',
    slug: 'Data Services',
    sections: [section('Data')],
    _status: 'published',
  });
  const link = { ...section('With a link'), button_one_text: 'Data', button_one_link: `pages:${id}#top` };
  await create({ title: 'Links', page_key: 'page', sections: [link], _status: 'published' });
  await answers('/services/data-services', 200);
  const linked = async () => /href="(\/services\/[^"]*#top)"/.exec(await (await fetch(`${siteUrl}/links`)).text())?.[1];
  await until('the link leads there', async () => (await linked()) === '/services/data-services#top', SOON_MS);
  await change(id, { slug: 'data' });
  await answers('/services/data', 200);
  await answers('/services/data-services', 301, '/services/data');
  await answers('/de/services/data-services', 301, '/de/services/data');
  await until('the link follows', async () => (await linked()) === '/services/data#top', SOON_MS);
  // Restores its first version.
  await successOf(await restore(id, 1));
  await answers('/services/data', 301, '/services/data-services');
});

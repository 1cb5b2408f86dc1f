/** Presence: the heartbeat of a form, and the newer versions that it reports. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, drop, signInAs, successOf } from '../support/cms/cms.ts';
import { freePage } from '../support/cms/free-page.ts';

const page = v.looseObject({ updatedAt: v.string() });
const made = v.object({ doc: v.object({ id: v.number(), updatedAt: v.string() }) });
const account = v.object({ user: v.object({ id: v.number() }) });
const description = v.object({
  at: v.string(),
  by: v.string(),
  published: v.boolean(),
  elsewhere: v.nullable(v.array(v.looseObject({ place: v.string() }))),
});
const newest = v.object({ newest: v.nullable(description) });

async function nameOf(as: CmsSession): Promise<string> {
  return `#${v.parse(account, await successOf(await as.get('/api/users/me'))).user.id}`;
}

test('a form hears who changed its document and whether it is on the site, not of what its own user saved last', async () => {
  const [ada, ben] = [await signInAs(admin, 'editor'), await signInAs(admin, 'editor')];
  const id = await freePage(ada, `heard-${crypto.randomUUID().slice(0, 8)}`);
  const path = `/api/pages/${id}?locale=en&depth=0`;
  const version = async () => v.parse(page, await successOf(await ada.get(`${path}&draft=true`))).updatedAt;
  const hear = async (as: CmsSession, shown: string) => {
    const beat = { document: { collection: 'pages', id }, version: shown };
    return v.parse(newest, await successOf(await as.send('POST', '/api/presence', beat))).newest;
  };
  try {
    const loaded = await version();
    expect(await hear(ben, loaded)).toBeNull();
    await successOf(await ada.send('PATCH', `${path}&draft=true`, { title: 'By Ada', _status: 'draft' }));
    expect(await hear(ben, loaded)).toMatchObject({ by: await nameOf(ada), published: true });
    const before = await version();
    await successOf(await ben.send('PATCH', path, { _status: 'draft' }));
    expect(await hear(ada, before)).toMatchObject({ by: await nameOf(ben), published: false });
    // His form shows Ada's text only now.
    expect(await hear(ben, loaded)).toMatchObject({ by: await nameOf(ada), published: false });
    expect(await hear(ben, await version())).toBeNull();
  } finally {
    await drop(admin, 'pages', id);
  }
});

test('a form that merges hears which texts were changed in the other language, others don’t', async () => {
  const ada = await signInAs(admin, 'editor');
  const name = `told-${crypto.randomUUID().slice(0, 8)}`;
  const id = await freePage(ada, name);
  const path = `/api/pages/${id}?locale=en&draft=true&depth=0`;
  try {
    const { updatedAt: version } = v.parse(page, await successOf(await ada.get(path)));
    await successOf(await ada.send('PATCH', path, { title: `${name} by Ada`, _status: 'draft' }));
    const hear = async (language: 'en' | 'de', merges: boolean) => {
      const beat = { document: { collection: 'pages', id }, version, merges };
      const answer = await ada.send('POST', `/api/presence?locale=${language}`, beat);
      return v.parse(newest, await successOf(answer)).newest?.elsewhere;
    };
    expect(await hear('de', true)).toMatchObject([{ place: 'title' }]);
    expect(await hear('en', true)).toEqual([]);
    expect(await hear('de', false)).toBeNull();
  } finally {
    await drop(admin, 'pages', id);
  }
});

test('what has no drafts is never said to be off the site', async () => {
  const [ada, ben] = [await signInAs(admin, 'editor'), await signInAs(admin, 'editor')];
  const review = { name: 'Ada', review: 'Good', location_company: 'Engines' };
  const { doc } = v.parse(made, await successOf(await ada.send('POST', '/api/reviews?locale=en', review)));
  try {
    await successOf(await ada.send('PATCH', `/api/reviews/${doc.id}?locale=en`, { review: 'Very good' }));
    const beat = { document: { collection: 'reviews', id: doc.id }, version: doc.updatedAt };
    const heard = v.parse(newest, await successOf(await ben.send('POST', '/api/presence', beat)));
    expect(heard.newest).toMatchObject({ published: true });
  } finally {
    await drop(admin, 'reviews', doc.id);
  }
});

test('a beat without the version that its form shows is refused', async () => {
  const answer = await admin.send('POST', '/api/presence', { document: { collection: 'pages', id: 1 } });
  expect(answer.status).toBe(400);
});

import { createLocalReq, getPayload } from 'payload';
import { linkTo, richText } from '#cms/content/wire/testing/content.ts';
import config from '#cms/schema/payload.config.ts';
import { findReferrers } from '../referrers.ts';

/*
 * Runs in its own process, on the data folder of the environment: pages, posts and projects refer to reviews and posts,
 * published and drafted. Prints as JSON the referrers, and what can be deleted.
 */
const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;
const tell = (...line: readonly unknown[]) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function review(name: string): Promise<number> {
  const data = { name, location_company: 'Hamburg', review: 'Good' };
  return (await payload.create({ collection: 'reviews', data, ...written })).id;
}
async function post(title: string): Promise<number> {
  const data = { description: { en: 'x' }, post_type: 'blog', date: '2026-01-01', _status: 'published' };
  const { id } = await payload.db.create({ collection: 'posts', data: { ...data, title: { en: title } } });
  return Number(id);
}

type Target = 'reviews' | 'posts';

async function referrers(collection: Target, id: number): Promise<readonly string[]> {
  const found = await findReferrers(await createLocalReq({}, payload), { collection, id });
  return found.map(({ slug, title, isDraft }) => `${slug} ${title}${isDraft ? ' (draft)' : ''}`);
}
const outcome = (deleting: Promise<unknown>) =>
  deleting.then(
    () => 'deleted',
    (error: unknown) => (error instanceof Error ? `refused: ${error.message.slice(0, 24)}` : ''),
  );
const remove = (collection: Target, id: number) => outcome(payload.delete({ collection, id, ...written }));

const picks = (...pick: readonly number[]) => ({ blockType: 'ReviewSlider' as const, pick: [...pick] });
const link = (url: string) => richText([linkTo(url)]);
const page = (title: string) => ({ title, segment: title, page_key: 'page' as const });

const [shown, drafted, free] = [await review('shown'), await review('drafted'), await review('free')];
const [linked, german] = [await post('Linked'), await post('German')];

const { id: one } = await payload.create({
  collection: 'pages',
  data: {
    ...page('one'),
    sections: [picks(shown), { blockType: 'Banner', button_one_link: `posts:${linked}#place` }],
    _status: 'published',
  },
  ...written,
});
await payload.update({
  collection: 'pages',
  id: one,
  data: { sections: [picks(shown, drafted)] },
  draft: true,
  ...written,
});
tell('shown and drafted', await referrers('reviews', shown), await referrers('reviews', drafted));
tell('in a link with a place', await referrers('posts', linked));

// A text has its own links in each language; saving one keeps the other's.
const { id: two } = await payload.create({
  collection: 'pages',
  data: { ...page('two'), sections: [{ blockType: 'RichText' }], _status: 'published' },
  ...written,
});
for (const [locale, html_field] of [
  ['de', link(`posts:${german}`)],
  ['en', link('https://example.org')],
] as const) {
  const { sections } = await payload.findByID({ collection: 'pages', id: two, locale, ...written });
  const rows = (sections ?? []).map((row) => ({ ...row, html_field }));
  const data = { title: 'two', sections: rows, _status: 'published' as const };
  await payload.update({ collection: 'pages', id: two, locale, data, ...written });
}
tell('in German alone', await referrers('posts', german));

// Writes that bypass the hooks are covered, too: a partial write without links changes nothing.
const texts = { body: { en: link(`posts:${linked}?x=1`) }, title: { en: 'Linking' }, _status: 'published' };
const { id: linking } = await payload.db.create({ collection: 'posts', data: texts });
await payload.db.updateOne({ collection: 'posts', id: linking, data: { title: { en: 'Linking still' } } });
tell('in a text', await referrers('posts', linked));
await payload.db.create({ collection: 'redirects', data: { from: '/old', to: `posts:${german}` } });
await payload.db.create({
  collection: 'redirects',
  data: { from: '/renamed', to: `posts:${german}`, by_rename: true },
});
tell('of a redirect', await referrers('posts', german));

// A draft's JSON is truncated.
if (!('client' in payload.db)) throw new Error('This is about SQLite.');
const { client } = payload.db;
const run = (sql: string) =>
  typeof client === 'object' && client !== null && 'execute' in client && typeof client.execute === 'function'
    ? client.execute(sql)
    : Promise.reject(new Error('There is no client.'));
await run(`UPDATE _pages_v SET version_sections = '[{"blockType":' WHERE parent_id = ${one} AND latest`);
tell('an unreadable draft', await referrers('reviews', drafted), await remove('reviews', drafted));
tell('and one that nothing refers to', await remove('reviews', free));

const many = [await review('a'), await review('b'), await review('c')];
const isOne = { id: { in: [...many, shown] } };
const { docs, errors } = await payload.delete({ collection: 'reviews', where: isOne, ...written });
tell('many at once', docs.length, errors.length);
const trashed = await payload.update({
  collection: 'reviews',
  where: { id: { in: [shown, drafted, await review('d')] } },
  data: { deletedAt: new Date().toISOString() },
  ...written,
});
tell('many into the trash', trashed.docs.length, trashed.errors.length);

await run(`UPDATE _pages_v SET version_sections = '[]' WHERE parent_id = ${one} AND latest`);
await payload.update({ collection: 'pages', id: one, data: { sections: [], _status: 'published' }, ...written });
tell('nothing any more', await referrers('reviews', shown), await referrers('reviews', drafted));
process.exit(0);

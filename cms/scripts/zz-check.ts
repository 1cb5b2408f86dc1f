import config from '/work/main/cms/src/payload.config.ts';
import { getPayload } from '/work/main/node_modules/payload/dist/index.js';
import { readPublished } from '/work/main/cms/src/wire/read-published.ts';
const payload = await getPayload({ config });
const before = (await readPublished(payload, 'posts')).length;
const posts = await payload.find({ collection: 'posts', limit: 1, depth: 0, locale: 'en' });
const p: any = posts.docs[0];
const { id, createdAt, updatedAt, ...rest } = p;
const draft: any = await payload.create({ collection: 'posts', locale: 'en', data: { ...rest, _status: 'draft' }, draft: true });
console.log('draft made', draft.id, draft.title, 'wire', before, (await readPublished(payload, 'posts')).length);
const t = async (name: string, f: () => Promise<any>) => { try { const r = await f(); console.log(name, 'OK', r?.title, r?._status); } catch (e: any) { console.log(name, 'ERR', e.message, JSON.stringify(e.data?.errors)); } };
await t('publish same en', () => payload.update({ collection: 'posts', id: draft.id, locale: 'en', data: { _status: 'published' } }));
await t('publish other en', () => payload.update({ collection: 'posts', id: draft.id, locale: 'en', data: { title: 'Something new', _status: 'published' } }));
const de: any = await payload.findByID({ collection: 'posts', id, locale: 'de', depth: 0 });
await t('publish same de', () => payload.update({ collection: 'posts', id: draft.id, locale: 'de', data: { title: de.title, description: de.description, body: de.body, category: de.category, _status: 'published' } }));
await t('draft same de', () => payload.update({ collection: 'posts', id: draft.id, locale: 'de', draft: true, data: { title: de.title, description: de.description, body: de.body, category: de.category } }));
await t('publish en with bad de draft', () => payload.update({ collection: 'posts', id: draft.id, locale: 'en', data: { _status: 'published' } }));
await t('unpublish', () => payload.update({ collection: 'posts', id: draft.id, locale: 'en', data: { _status: 'draft' } }));
await t('save original', () => payload.update({ collection: 'posts', id, locale: 'de', data: { title: de.title, _status: 'published' } }));
for (const c of ['pages', 'posts', 'reviews', 'media', 'clients'] as const) await t('anon ' + c, () => payload.find({ collection: c, overrideAccess: false }));
await t('anon global', () => payload.findGlobal({ slug: 'site-settings', overrideAccess: false }));
for (const part of ['pages', 'projects', 'posts', 'jobs', 'reviews', 'media', 'site-settings'] as const) console.log(part, (await readPublished(payload, part)).length);
for (const c of ['posts','projects','jobs'] as const) { // no sample conflicts
  const { docs } = await payload.find({ collection: c, pagination: false, where: { _status: { equals: 'published' } }, locale: 'all', depth: 0 }) as any;
  for (const l of ['en','de']) { const s = docs.map((d: any) => d.title[l]?.toLowerCase()); if (new Set(s).size !== s.length) console.log('dup', c, l); }
}
process.exit(0);

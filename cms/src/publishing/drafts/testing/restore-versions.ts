import { getPayload, type Where } from 'payload';
import sharp from 'sharp';
import { paragraph } from '#cms/content/wire/testing/content.ts';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection } from '../previewed-collections.ts';

/*
 * Runs in its own process, on its own database: documents with German texts alone, and globals, have a version that was
 * published, a draft and another published one, which are restored as the admin does. Prints for each a line of JSON:
 * the answer's status, and what is published and drafted then.
 */
const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'editor');
const tell = (told: unknown) => process.stdout.write(`${JSON.stringify(told)}\n`);
const german = { locale: 'de', fallbackLocale: false, depth: 0, overrideAccess: true } as const;

async function restore(path: string, id: unknown, query = '?draft=false'): Promise<number> {
  return (await requestRest(config, 'POST', `/api/${path}/versions/${id}${query}`, { token })).status;
}

const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .png()
  .toBuffer();
const picture = await payload.create({
  collection: 'media',
  data: { alt: 'Grau' },
  file: { data: file, mimetype: 'image/png', name: 'grau.png', size: file.length },
  ...german,
});
const offices = [{ id: 'MUC', code: 'MUC', latitude: 48, longitude: 11 }];
await payload.db.updateGlobal({ slug: 'site-settings', data: { offices } });
const FIELDS = {
  description: 'Kurz',
  category: 'Neues',
  pro_category: 'Läden',
  pro_title: 'Laden',
  job_type: 'Vollzeit',
  body: paragraph('Text'),
  post_type: 'blog' as const,
  page_key: 'page' as const,
  date: '2026-06-15',
  year: 2026,
  image: picture.id,
  offices: ['MUC'],
};

/** Returns the newest version's id. */
async function latestOf(collection: PreviewedCollection, id: number): Promise<string | number | undefined> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await payload.findVersions({ collection, where, ...german });
  return docs[0]?.id;
}

async function tellDocument(collection: PreviewedCollection): Promise<void> {
  const save = async (id: number, title: string, _status: 'draft' | 'published') => {
    const draft = _status === 'draft';
    await payload.update({ collection, id, data: { title, _status }, draft, ...german });
    return latestOf(collection, id);
  };
  const data = { ...FIELDS, title: `${collection} neu` };
  const { id } = await payload.create({ collection, data, draft: true, ...german });
  const stateOf = async () => {
    const [published, newest] = await Promise.all([
      payload.findByID({ collection, id, ...german }),
      payload.findByID({ collection, id, draft: true, ...german }),
    ]);
    return [published._status, published.title, newest._status, newest.title];
  };
  tell([collection, 'unpublished', await restore(collection, await latestOf(collection, id)), ...(await stateOf())]);
  const first = await save(id, 'Erster', 'published');
  const drafted = await save(id, 'Entwurf', 'draft');
  await save(id, 'Zweiter', 'published');
  tell([collection, 'draft', await restore(collection, drafted), ...(await stateOf())]);
  tell([collection, 'published', await restore(collection, first), ...(await stateOf())]);
  await save(id, 'Zweiter', 'published');
  tell([collection, 'as draft', await restore(collection, first, '?draft=true'), ...(await stateOf())]);
  if (collection !== 'posts') return;
  await save(id, 'Zweiter', 'published');
  const { id: other } = await payload.create({ collection, data, draft: true, ...german });
  await save(other, 'Erster', 'published');
  tell([collection, 'taken address', await restore(collection, first), ...(await stateOf())]);
}

for (const collection of PREVIEWED_COLLECTIONS) await tellDocument(collection);

const wordsIn = (text: string) => ({ form: { send: text } });

async function saveWords(text: string, _status: 'draft' | 'published') {
  const draft = _status === 'draft';
  for (const locale of ['en', 'de'] as const)
    await payload.updateGlobal({
      slug: 'words',
      data: { ...wordsIn(`${text} ${locale}`), _status },
      draft,
      ...german,
      locale,
    });
  const { docs } = await payload.findGlobalVersions({ slug: 'words', sort: '-updatedAt', limit: 1, ...german });
  return docs[0]?.id;
}
async function stateOfWords() {
  const read = { slug: 'words', depth: 0, overrideAccess: true, locale: 'all' } as const;
  const [published, newest] = [await payload.findGlobal(read), await payload.findGlobal({ ...read, draft: true })];
  return [published._status, published.form?.send, newest._status, newest.form?.send];
}
const first = await saveWords('Erste', 'published');
const drafted = await saveWords('Entwurf', 'draft');
await saveWords('Zweite', 'published');
tell(['words', 'draft', await restore('globals/words', drafted), ...(await stateOfWords())]);
tell(['words', 'as draft', await restore('globals/words', first, '?draft=true'), ...(await stateOfWords())]);
tell(['words', 'published', await restore('globals/words', first), ...(await stateOfWords())]);
process.exit(0);

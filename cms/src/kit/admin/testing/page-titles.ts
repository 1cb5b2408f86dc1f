import { getPayload } from 'payload';
import { paragraph } from '#cms/content/wire/testing/content.ts';
import config from '#cms/schema/payload.config.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { readPageDocument } from '../document-titles.ts';

/*
 * Runs in its own process, on the data folder of the environment: an administrator opens pages of documents. Prints
 * the documents' titles by page, as a line of JSON.
 */
const payload = await getPayload({ config });
const { user, token } = await signInAs(payload, 'admin');
const headers = new Headers({ Authorization: `JWT ${token}` });

async function createPost(en: string, de: string): Promise<number> {
  const data = { description: en, category: en, body: paragraph(en), date: '2026-06-15' };
  const written = { collection: 'posts', depth: 0, overrideAccess: true, draft: true } as const;
  const { id } = await payload.create({ ...written, data: { ...data, title: en }, locale: 'en' });
  await payload.update({ ...written, id, data: { title: de }, locale: 'de' });
  return id;
}

const lamp = await createPost('Lamp', 'Leuchte');
const chair = await createPost('Chair', 'Stuhl');
await payload.update({ collection: 'posts', id: chair, data: { deletedAt: new Date().toISOString() }, depth: 0 });
const resume = await payload.db.create({ collection: 'resumes', data: { original_name: 'Ada Lovelace.pdf' } });

const titles: Record<string, string | null> = {};
async function open(path: string, locale?: string): Promise<void> {
  const address = `${path}${locale ? `?locale=${locale}` : ''}`;
  titles[address] = await readPageDocument({ payload, headers, segments: path.split('/'), locale });
}

await open(`collections/posts/${lamp}`);
const preference = { key: 'locale', value: 'de', user: { relationTo: 'users', value: user.id } };
await payload.db.create({ collection: 'payload-preferences', data: preference });
await open(`collections/posts/${lamp}/versions`);
await open(`collections/posts/${lamp}`, 'en');
await open(`collections/posts/trash/${chair}`);
await open(`collections/posts/${chair}`);
await open(`collections/posts/${'9'.repeat(400)}`);
await open(`collections/resumes/${resume.id}`);
process.stdout.write(`${JSON.stringify(titles)}\n`);
process.exit(0);

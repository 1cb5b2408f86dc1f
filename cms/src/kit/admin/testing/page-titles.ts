import type { Language } from '@kontorwerk/contract/languages';
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
const { token } = await signInAs(payload, 'admin');
const headers = new Headers({ Authorization: `JWT ${token}` });

async function createPost(en: string, de: string): Promise<number> {
  const data = { description: en, category: en, body: paragraph(en), date: '2026-06-15' };
  const written = { collection: 'posts', depth: 0, overrideAccess: true, draft: true } as const;
  const { id } = await payload.create({ ...written, data: { ...data, title: en }, locale: 'en' });
  await payload.update({ ...written, id, data: { title: de }, locale: 'de' });
  return id;
}

const lamp = await createPost('Lamp', 'Leuchte');

const titles: Record<string, string | null> = {};
async function open(path: string, language: Language): Promise<void> {
  const title = await readPageDocument({ payload, headers, segments: path.split('/'), language });
  titles[`${path}?locale=${language}`] = title;
}

await open(`collections/posts/${lamp}`, 'de');
await open(`collections/posts/${'9'.repeat(400)}`, 'en');
process.stdout.write(`${JSON.stringify(titles)}\n`);
process.exit(0);

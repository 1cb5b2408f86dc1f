import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { PREVIEWED_COLLECTIONS } from '#cms/publishing/drafts/previewed-collections.ts';
import { deleteUntouchedDrafts } from '#cms/publishing/drafts/untouched-drafts.ts';
import config from '#cms/schema/payload.config.ts';
import { deleteExpired } from '../expired-data.ts';

/*
 * Runs in its own process, on the data folder of the environment: fills an empty database, and expires it as if so many
 * months had passed. Prints each step as a line of JSON.
 */
const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;

function storeResume(name: string) {
  const file = { name: `${name}.pdf`, data: Buffer.from('%PDF-1.4'), mimetype: 'application/pdf', size: 8 };
  return payload.create({ collection: 'resumes', data: {}, file, ...written });
}

async function apply(full_name: string, keep_until?: string): Promise<void> {
  const resume = await storeResume(full_name);
  const data = { full_name, resume: resume.id, status: 'new', ...(keep_until && { keep_until }) } as const;
  await payload.create({ collection: 'applications', data, ...written });
}

const inMonths = (months: number) => new Date(Date.now() + months * 31 * 24 * 60 * 60 * 1000);

await apply('plain');
await apply('kept', inMonths(24).toISOString());
// As left behind by an application whose deletion missed it.
await storeResume('unused');
await payload.create({ collection: 'contact-messages', data: { email: 'a@b.example', status: 'new' }, ...written });
await payload.create({ collection: 'audit-log', data: { who: 'x', action: 'opened' }, ...written });
const sent = { input: { kind: 'password', about: 1 }, taskSlug: 'sendMail', completedAt: new Date().toISOString() };
await payload.db.create({ collection: 'payload-jobs', data: sent });
const drafted = { collection: 'posts', draft: true, locale: 'de', ...written } as const;
for (const collection of PREVIEWED_COLLECTIONS) await payload.create({ ...drafted, collection, data: {} });
await payload.create({ ...drafted, data: { description: 'Ein Text ohne Titel' } });
await payload.create({ ...drafted, data: { post_type: 'news' } });
await payload.create({ ...drafted, data: { title: 'Titel' } });
const begun = await payload.create({ ...drafted, data: {} });
await payload.update({ ...drafted, id: begun.id, autosave: true, data: { description: 'Ein Anfang' } });
const until = inMonths(1).toISOString();
await payload.create({ collection: 'draft-links', data: { part: 'posts', document: begun.id, until }, ...written });
const stray = join(settings.dataDir, 'resumes', 'stray.pdf');
writeFileSync(stray, 'x');
// As left behind by a process that is killed during a write.
writeFileSync(join(settings.dataDir, 'resumes', '.unfinished-1'), 'half a resume');
mkdirSync(join(settings.dataDir, 'resumes', 'folder'));

for (const [months, isOver] of [
  [0, false],
  [7, false],
  [13, true],
  [13, false],
  [25, false],
] as const)
  process.stdout.write(
    `${JSON.stringify(await deleteExpired(payload, inMonths(months), () => isOver, { untouched: deleteUntouchedDrafts }))}\n`,
  );
process.exit(0);

import { createLocalReq, getPayload } from 'payload';
import { deleteExpired } from '#cms/inbox/privacy/expired-data.ts';
import config from '#cms/schema/payload.config.ts';
import { countConfirmation } from '../confirmation-count.ts';
import { findSiteWords } from '../site-words.ts';

/*
 * Runs in its own process, on the data folder of the environment: messages come in under spellings of one address, then
 * under another one, and a night passes. Prints as JSON what is sent.
 */
const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;

async function send(...addresses: readonly string[]): Promise<void> {
  for (const email of addresses)
    await payload.create({ collection: 'contact-messages', data: { email, status: 'new' }, ...written });
}

async function counts() {
  const { docs } = await payload.db.find<{ key: string }>({
    collection: 'payload-kv',
    where: { key: { like: 'confirmation:' } },
    pagination: false,
  });
  // No digest spells the name: its letters are no hex digits.
  return { counted: docs.length, inClear: docs.some(({ key }) => key.includes('otto') || key.includes('@')) };
}

async function tell(): Promise<void> {
  const messages = await payload.count({ collection: 'contact-messages', overrideAccess: true });
  const jobs = await payload.find({ collection: 'payload-jobs', pagination: false, ...written });
  const kinds = jobs.docs.map(({ input }) => JSON.stringify(input));
  const told = {
    messages: messages.totalDocs,
    confirmations: kinds.filter((kind) => kind.includes('contact_confirmation')).length,
    notices: kinds.filter((kind) => kind.includes('contact_notice')).length,
    ...(await counts()),
  };
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

await send(
  'otto@example.com',
  'Otto@example.com',
  'otto+1@example.com',
  'otto+2@example.com',
  'o.tto@example.com',
  'OTTO@example.com',
);
await tell();
await send('grace@example.com');
await tell();
const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
const again = await countConfirmation(await createLocalReq({}, payload), 'ada@example.com', tomorrow);
await deleteExpired(payload, tomorrow);
process.stdout.write(`${JSON.stringify({ again, counted: (await counts()).counted })}\n`);

// A stub: its other fields don't matter here.
await payload.db.create({ collection: 'jobs', data: { title: { en: 'A job' }, _status: 'published' } });
const texts = ['A job', 'SEO: A job', 'A job: casino-win.example', 'casino-win.example', ''];
const said = [...(await findSiteWords(payload, 'en', texts))];
process.stdout.write(`${JSON.stringify({ said })}\n`);
process.exit(0);

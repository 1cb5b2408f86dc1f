import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { erasePersonData, findPersonData } from '../person-data.ts';

/*
 * Runs in its own process, on the data folder of the environment: a person writes, applies and tries to sign in to the
 * admin under each spelling of the environment; entries tell of accounts with that address, too, and a stranger at a
 * similar address writes. Prints as JSON what each spelling finds, in the disclosure and in the admin's lists, and what is left
 * after the erasure.
 */
const SPELLINGS: readonly string[] = JSON.parse(process.env.SPELLINGS ?? '[]');
const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function send(email: string) {
  await payload.create({ collection: 'contact-messages', data: { email, status: 'new' }, ...written });
  await payload.create({ collection: 'applications', data: { email, status: 'new' }, ...written });
  const entries = [
    { who: email, action: 'sign_in_failed' } as const,
    { who: email, action: 'sign_in_failed', target: 'users/1' } as const,
    { who: email, action: 'opened', target: 'contact-messages/1' } as const,
    { who: 'admin@kontorwerk.example', detail: email, action: 'user_deleted' } as const,
  ];
  for (const data of entries) await payload.create({ collection: 'audit-log', data, ...written });
}

async function numbersOf(spelling: string) {
  const { messages, applications, confirmations, entries } = await findPersonData(payload, spelling);
  return {
    messages: messages.length,
    applications: applications.length,
    confirmations: confirmations.length,
    entries: entries.length,
  };
}

for (const spelling of SPELLINGS) await send(spelling);
await send('info@mueller.example');

const found = await Promise.all(SPELLINGS.map((spelling) => findPersonData(payload, spelling)));
const pseudonyms = new Set(found.map(({ email }) => email)).size;
for (const spelling of SPELLINGS) tell({ spelling, ...(await numbersOf(spelling)), pseudonyms });

for (const spelling of SPELLINGS) {
  const [listed, searched, entries] = await Promise.all([
    payload.count({ collection: 'contact-messages', where: { email: { equals: spelling } }, overrideAccess: true }),
    payload.find({
      collection: 'contact-messages',
      where: { or: [{ company: { like: spelling } }, { email: { like: spelling } }] },
      ...written,
    }),
    payload.find({
      collection: 'audit-log',
      where: { or: [{ who: { like: spelling } }, { detail: { like: spelling } }] },
      ...written,
    }),
  ]);
  tell({ spelling, listed: listed.totalDocs, searched: searched.totalDocs, entries: entries.totalDocs });
}

const [first = ''] = SPELLINGS;
await erasePersonData(payload, await findPersonData(payload, first), 'a pseudonym');
const renamed = await payload.count({
  collection: 'audit-log',
  where: { who: { equals: 'a pseudonym' } },
  overrideAccess: true,
});
const others = await numbersOf('info@mueller.example');
tell({ ...(await numbersOf(first)), others: others.messages + others.applications, renamed: renamed.totalDocs });
process.exit(0);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import { settings } from '#cms/base/settings.ts';
import config from '#cms/schema/payload.config.ts';
import { storeApplication } from '../application.ts';

/*
 * Runs in its own process, on the data folder of the environment: applications arrive while the database fails at one
 * moment or another. Prints the outcomes, and the numbers of stored applications and resumes, as JSON.
 */
const payload = await getPayload({ config });
const folder = join(settings.dataDir, 'resumes');
const submission = {
  full_name: 'Ada',
  email: 'ada@example.com',
  phone_number: '9876543210',
  position: '',
  topic: '',
  person: '',
  years_of_experience: 3,
  checkbox: true,
  resume_name: 'cv.pdf',
  idempotency_key: '',
} as const;
const resume = Buffer.from('%PDF-1.4');

async function take(step: string, key: string): Promise<void> {
  const outcome = await storeApplication(payload, {
    submission,
    resume,
    kind: 'pdf',
    isSpam: false,
    language: 'en',
    key,
  }).then(
    () => 'taken',
    () => 'refused',
  );
  const { totalDocs } = await payload.count({ collection: 'applications', overrideAccess: true });
  const files = readdirSync(folder).length;
  process.stdout.write(`${JSON.stringify([step, outcome, totalDocs, files])}\n`);
}

await take('all is well', 'one');
await take('the same again', 'one');

const { db } = payload;
const { count, create } = db;
let failures = 1;
db.count = async (args) => {
  if (args.collection === 'applications' && failures-- > 0) throw new Error('interrupted');
  return count.call(db, args);
};
await take('fails after the commit', 'two');
db.count = count;

db.create = (args) => (args.collection === 'applications' ? Promise.reject(new Error('full')) : create.call(db, args));
await take('fails before the commit', 'three');
process.exit(0);

import { createLocalReq, getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { checkOffices } from '../office-codes.ts';

/*
 * Runs in a separate process on the data folder from the environment: removes offices, of which a job refers to one and
 * a notification rule to another. Prints the editor's messages as lines of JSON.
 */
const payload = await getPayload({ config });
const place = { latitude: 48, longitude: 11 };
const offices = ['MUC', 'LIS', 'OSL'].map((code) => ({ id: code, code, ...place }));
await payload.db.updateGlobal({ slug: 'site-settings', data: { offices } });
await payload.db.create({ collection: 'jobs', data: { title: { en: 'Tester' }, offices: ['MUC'] } });
const rules = [
  { id: 'a', about: 'office', office: 'LIS', addresses: 'lisbon@kontorwerk.example', language: 'en' },
  // The rule's former office.
  { id: 'b', about: 'everything', office: 'OSL', addresses: 'info@kontorwerk.example', language: 'en' },
];
await payload.db.updateGlobal({ slug: 'mails', data: { rules } });
const req = await createLocalReq({}, payload);
for (const { code } of offices) {
  const left = offices.filter((office) => office.code !== code);
  process.stdout.write(`${JSON.stringify([code, await checkOffices(left, { req })])}\n`);
}
process.exit(0);

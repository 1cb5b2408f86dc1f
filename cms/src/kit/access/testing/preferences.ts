import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { MOST_BYTES, MOST_PREFERENCES, PREFERENCES } from '../preference-limits.ts';

/*
 * Runs in a separate process on the data folder from the environment: a user stores a preference that is too large, and
 * one more than the maximum. Prints the statuses, and whether the first and the last are kept, as a line of JSON.
 */
const payload = await getPayload({ config });
const { token, user } = await signInAs(payload, 'sales');
const write = async (key: string, value: unknown) =>
  (await requestRest(config, 'POST', `/api/${PREFERENCES}/${key}`, { token, body: { value } })).status;
const large = 'x'.repeat(MOST_BYTES);
const made = { key: 'large', value: large };

const answers = [
  await write('large', large),
  await write('x'.repeat(MOST_BYTES), 1),
  (await requestRest(config, 'POST', `/api/${PREFERENCES}`, { token, body: made })).status,
  await write('first', 1),
];
const owner = { relationTo: 'users', value: user.id };
for (let at = 1; at < MOST_PREFERENCES; at += 1)
  await payload.db.create({ collection: PREFERENCES, data: { key: `key-${at}`, user: owner, value: at } });
answers.push(await write('last', 1));
const { docs } = await payload.find({ collection: PREFERENCES, pagination: false, depth: 0, overrideAccess: true });
const keys = docs.map(({ key }) => key);
process.stdout.write(
  `${JSON.stringify({ answers, kept: keys.length, first: keys.includes('first'), last: keys.includes('last') })}\n`,
);
const { text } = await requestRest(config, 'GET', '/api/access');
process.stdout.write(`${text}\n`);
process.exit(0);

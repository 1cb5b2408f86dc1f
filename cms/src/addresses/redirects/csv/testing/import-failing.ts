import { MOST_REDIRECTS } from '@kontorwerk/contract/address/redirects';
import { createLocalReq, getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { createEditor } from '#cms/schema/testing/test-users.ts';
import { importEndpoint } from '../import-endpoint.ts';

/*
 * Runs in its own process, on the data folder of the environment: imports a CSV file with too many redirects, with an
 * internal error, and successfully. Prints each answer or error as a line of JSON.
 */
const payload = await getPayload({ config });
const user = await createEditor(payload);

async function send(query: Record<string, string>): Promise<Response> {
  const req = await createLocalReq({ user }, payload);
  const { body, headers } = new Request('http://cms', { method: 'POST', body: '/old;/projects;301' });
  return importEndpoint.handler({ ...req, query: { unknown: 'true', ...query }, headers, body });
}

const { plan } = v.parse(v.object({ plan: v.string() }), await (await send({})).json());
async function tell(): Promise<void> {
  const told = await send({ plan }).then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );
  const { totalDocs } = await payload.count({ collection: 'redirects', overrideAccess: true });
  process.stdout.write(`${JSON.stringify([told, totalDocs])}\n`);
}

const count = payload.count.bind(payload);
const once = (counted: () => number) => {
  payload.count = async () => {
    payload.count = count;
    return { totalDocs: counted() };
  };
};
once(() => MOST_REDIRECTS + 1);
await tell();
once(() => {
  throw new RangeError('Invalid time value');
});
await tell();
await tell();
process.exit(0);

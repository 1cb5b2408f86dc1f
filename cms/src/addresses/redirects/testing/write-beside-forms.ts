import { setTimeout } from 'node:timers/promises';
import { createLocalReq, getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { importEndpoint } from '../csv/import-endpoint.ts';
import { countUses } from '../redirect-uses.ts';

/*
 * Runs in its own process on the database from the environment: while a redirect's form saves, its uses are counted and
 * a CSV file with it is imported. Prints whether all was stored after each round, as a line of JSON.
 */
const ROUNDS = 10;

const payload = await getPayload({ config });
const { token, user } = await signInAs(payload, 'editor');
const redirects = { collection: 'redirects', depth: 0, overrideAccess: true } as const;
const { id } = await payload.create({ ...redirects, data: { from: '/old', to: '/projects' } });

async function importTo(to: string, plan?: string): Promise<unknown> {
  const req = await createLocalReq({ user }, payload);
  const query = { replace: 'true', unknown: 'true', ...(plan && { plan }) };
  const { body, headers } = new Request('http://cms', { method: 'POST', body: `/old;${to};301` });
  return (await importEndpoint.handler({ ...req, query, headers, body })).json();
}

const rounds: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const [to, language] = [`/projects/${round}`, round % 2 === 0 ? 'de' : 'en'] as const;
  const { plan } = v.parse(v.object({ plan: v.string() }), await importTo(to));
  const [saved] = await Promise.all([
    requestRest(config, 'PATCH', `/api/redirects/${id}`, { token, body: { language } }),
    setTimeout(2 * round).then(() => countUses(payload, [{ from: '/old', times: 1, last: '2026-06-15' }])),
    setTimeout(2 * round).then(() => importTo(to, plan)),
  ]);
  const stored = await payload.findByID({ ...redirects, id });
  rounds.push(saved.status === 200 && stored.to === to && stored.language === language && stored.uses === round + 1);
}
process.stdout.write(`${JSON.stringify(rounds)}\n`);
process.exit(0);

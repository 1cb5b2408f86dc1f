/**
 * Restarts two sites and two processes of the CMS on one PostgreSQL in turn, as an update does, under a load of page
 * views and submissions, and reports the fate of those and of their mails. Nothing may fail or be lost:
 *
 *     npm run try -- restarts [--rounds 2 --views 500]
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brand } from '../../content/brand.ts';
import { startShared } from '../support/stacks/shared-stack.ts';
import { problemsOf, tellOutcome, underLoad } from './load.ts';
import { storedInPostgres } from './stored.ts';
import { FLOOD_SETTINGS } from './submissions.ts';

/** The pause before the first restart and between two, in milliseconds. */
const PAUSE_MS = 3_000;

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '2' }, views: { type: 'string', default: '500' } },
});

const problems: string[] = [];
const shared = await startShared({ sites: 2, ofSites: () => FLOOD_SETTINGS });
try {
  const { siteUrl, mails, postgres, sites, cms } = shared;
  const load = {
    siteUrl,
    stored: storedInPostgres(postgres),
    viewsPerSecond: Number(options.views),
    mailServer: mails,
    offices: { 'contact-messages': brand.email, applications: brand.jobs_email },
  };
  let restarts = 0;
  const outcome = await underLoad(load, async () => {
    for (let round = 0; round < Number(options.rounds); round += 1)
      for (const member of [...sites, ...cms]) {
        await sleep(PAUSE_MS);
        await member.stop();
        await member.start();
        restarts += 1;
      }
    await sleep(PAUSE_MS);
  });
  console.log(`restarts                  ${restarts} of ${sites.length} sites and ${cms.length} processes of the CMS`);
  tellOutcome(outcome);
  problems.push(...problemsOf(outcome));
  if (outcome.mails.repeated > 0) problems.push(`${outcome.mails.repeated} mails were handed in twice`);
  problems.push(...outcome.refused.map((why) => `a submission had to be sent again: ${why}`));
} finally {
  await shared.end();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

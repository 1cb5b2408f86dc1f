/**
 * Kills the CMS, the site or both repeatedly under a load of page views and submissions, and reports the fate of those
 * and of their mails; then, for `--rush` seconds, requests many pages while the CMS is killed every ten seconds. The
 * same seed kills in the same order:
 *
 *     npm run try -- faults [--kills 200 --seed kontor --minutes 45 --rush 60]
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brand } from '../../content/brand.ts';
import { startMailServer } from '../support/services/mail-server.ts';
import { createRunner } from '../support/stacks/runner.ts';
import { FAULTS_MAIL_SERVER_PORT, FAULTS_STACK } from '../support/stacks/stacks.ts';
import { createKills, tooLong } from './kills.ts';
import { problemsOf, tellOutcome, underLoad } from './load.ts';
import { createSeededRandom } from './seeded-random.ts';
import { storedInFile } from './stored.ts';
import { FLOOD_SETTINGS } from './submissions.ts';

const VIEWS_PER_SECOND = 50;
const RUSH = { viewsPerSecond: 1_000, killEveryMs: 10_000 } as const;

const { values: options } = parseArgs({
  // The other program of `npm run try -- faults` gets the same arguments.
  strict: false,
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'kontor' },
    minutes: { type: 'string', default: '45' },
    rush: { type: 'string', default: '60' },
  },
});
const wanted = Number(options.kills);

const mailServer = await startMailServer(FAULTS_MAIL_SERVER_PORT);
const runner = createRunner(FAULTS_STACK, {
  ...FLOOD_SETTINGS,
  SMTP_URL: `smtp://127.0.0.1:${FAULTS_MAIL_SERVER_PORT}`,
  MAIL_FROM: brand.email,
});
const problems: string[] = [];
try {
  const launched = await runner.start('start');
  const kills = createKills(FAULTS_STACK, launched, createSeededRandom(String(options.seed)));
  const load = {
    siteUrl: FAULTS_STACK.siteUrl,
    stored: storedInFile(runner.databaseFile),
    mailServer,
    offices: { 'contact-messages': brand.email, applications: brand.jobs_email },
    withoutExcuse: kills.withoutExcuse,
  };

  const deadline = performance.now() + Number(options.minutes) * 60_000;
  const killed = await underLoad({ ...load, viewsPerSecond: VIEWS_PER_SECOND }, async () => {
    while (kills.readyAfter.length < wanted && performance.now() < deadline) await kills.next();
  });
  const late = tooLong(kills.readyAfter);
  console.log(`seed                      ${options.seed}`);
  console.log(
    `kills                     ${kills.readyAfter.length} (site ${kills.count.site}, CMS ${kills.count.cms})`,
  );
  console.log(`ready after a kill        at most ${Math.round(Math.max(0, ...kills.readyAfter))} ms`);
  tellOutcome(killed);
  if (kills.readyAfter.length < wanted) problems.push('not as many kills as asked for: give it more time');
  problems.push(...problemsOf(killed), ...late.map((ms) => `ready only after ${Math.round(ms)} ms`));

  const rushUntil = performance.now() + Number(options.rush) * 1_000;
  if (performance.now() < rushUntil) {
    const rushed = await underLoad({ ...load, viewsPerSecond: RUSH.viewsPerSecond }, async () => {
      for (; performance.now() < rushUntil; await sleep(RUSH.killEveryMs)) kills.kill('cms');
    });
    console.log(`\nin ${options.rush} s of ${RUSH.viewsPerSecond} views a second`);
    tellOutcome(rushed);
    problems.push(...problemsOf(rushed));
  }
} finally {
  await runner.end();
  await mailServer.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

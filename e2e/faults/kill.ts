/**
 * Kills the CMS, the site or both again and again under a load of page views and submissions, and tells what became of
 * them. The same seed kills in the same order:
 *
 *     npm run faults [-- --kills 200 --seed kontor --minutes 30]
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createRunner } from '../support/runner.ts';
import { FAULTS_STACK } from '../support/stacks.ts';
import { until } from '../support/until.ts';
import { createKills, tooLong } from './kills.ts';
import { startPageViews } from './page-views.ts';
import { createSeededRandom } from './seeded-random.ts';
import { judge } from './stored.ts';
import { startSubmissions } from './submissions.ts';

const PAGES = ['/', '/de/projects', '/ecommerce/shopware', '/contactus/contactform', '/de/agency/blogs'] as const;
const VIEWS_PER_SECOND = 50;
/** How long the spool may take to hand over what it holds, in milliseconds. */
const HAND_OVER_MS = 120_000;

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'kontor' },
    minutes: { type: 'string', default: '30' },
  },
});

const runner = createRunner(FAULTS_STACK, { TRUSTED_PROXIES: '1', FORMS_PER_MINUTE: '1000000' });
const problems: string[] = [];
try {
  const launched = await runner.start('start');
  const views = startPageViews(FAULTS_STACK.siteUrl, PAGES, VIEWS_PER_SECOND);
  const submissions = startSubmissions(FAULTS_STACK.siteUrl);
  const kills = createKills(FAULTS_STACK, launched, createSeededRandom(options.seed));
  const deadline = performance.now() + Number(options.minutes) * 60_000;
  while (kills.readyAfter.length < Number(options.kills) && performance.now() < deadline) await kills.next();
  await submissions.stop();
  await views.stop();

  const { acknowledged } = submissions;
  const judged = () => judge(acknowledged, runner.databaseFile);
  await until('everything is handed over', async () => judged().lost.length === 0, HAND_OVER_MS).catch(() => {});
  const { lost, doubled } = judged();
  const failed = kills.withoutExcuse(views.failed);
  const late = tooLong(kills.readyAfter);

  console.log(`seed                      ${options.seed}`);
  console.log(
    `kills                     ${kills.readyAfter.length} (site ${kills.count.site}, CMS ${kills.count.cms})`,
  );
  console.log(`page views                ${views.count()}, failed while the site was up: ${failed.length}`);
  console.log(`submissions acknowledged  ${acknowledged.size}, sent again: ${submissions.repeated()}`);
  console.log(`lost                      ${lost.length}`);
  console.log(`stored more than once     ${doubled.length}`);
  console.log(`ready after a kill        at most ${Math.round(Math.max(0, ...kills.readyAfter))} ms`);

  if (kills.readyAfter.length < Number(options.kills))
    problems.push('not as many kills as asked for: give it more time');
  for (const { path, problem } of failed.slice(0, 10)) problems.push(`page view ${path}: ${problem}`);
  for (const email of lost) problems.push(`lost: ${email}`);
  for (const email of doubled) problems.push(`stored more than once: ${email}`);
  for (const ms of late) problems.push(`ready only after ${Math.round(ms)} ms`);
} finally {
  await runner.end();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '../../content/brand.ts';
import { useInstallation } from '../postgres/used-installation.ts';
import { startShared } from '../support/stacks/shared-stack.ts';
import type { Version } from '../support/stacks/versions.ts';
import { addLaterMigration } from './later-migration.ts';
import { problemsOf, tellOutcome, underLoad } from './load.ts';
import { storedInPostgres } from './stored.ts';
import { FLOOD_SETTINGS } from './submissions.ts';
import { createLooks, type Running } from './update-looks.ts';
import { startWholePages } from './whole-pages.ts';

/** The service that is updated first. */
export type Order = 'cms' | 'sites';

/** The pause before each step and after the last, in milliseconds. */
const PAUSE_MS = 3_000;

/** Paths opened with all their files: pages, and the admin's sign-in. */
const OPENED = ['/', '/de/projects', '/contactus/contactform', '/admin/login'] as const;

type UpdateOptions = {
  readonly from: Version;
  readonly to: Version;
  readonly order: Order;
  readonly viewsPerSecond: number;
};

/** One step for one process: it is replaced by one of a version. */
type Step = { readonly half: keyof Running; readonly at: 0 | 1; readonly version: Version };

function replaced(half: keyof Running, version: Version): readonly Step[] {
  return [
    { half, at: 0, version },
    { half, at: 1, version },
  ];
}

/** Lists the operators' steps, process by process. */
function stepsOf({ from, to, order }: UpdateOptions): readonly Step[] {
  const [cms, sites] = [replaced('cms', to), replaced('sites', to)];
  if (order === 'sites') return [...sites, ...cms];
  // Then one of each is rolled back: the earlier version on the later one's database and data folder.
  return [...cms, ...sites, { half: 'sites', at: 1, version: from }, { half: 'cms', at: 1, version: from }];
}

/** Returns a function that is true once if no migration separates the versions: a made-up one is due instead. */
function addsLaterMigration({ from, to }: UpdateOptions): () => boolean {
  let isDue = to.migrations.every((name) => from.migrations.includes(name));
  return () => {
    const isNow = isDue;
    isDue = false;
    return isNow;
  };
}

/**
 * Updates two sites and the processes of the CMS one by one under load, printing the checks after each step; returns
 * the problems, one line each.
 */
export async function updateUnderLoad(options: UpdateOptions): Promise<readonly string[]> {
  const { from, viewsPerSecond } = options;
  const shared = await startShared({ sites: 2, ofSites: () => FLOOD_SETTINGS, version: from });
  try {
    const { siteUrl, postgres, mails } = shared;
    const used = await useInstallation(siteUrl);
    const running: Running = { cms: [from, from], sites: [from, from] };
    const looks = createLooks({ postgres, used, running });
    await looks.at(`${from.name} alone`);
    const isOnLaterDatabase = addsLaterMigration(options);

    async function go({ half, at, version }: Step): Promise<void> {
      const name = `${half === 'cms' ? 'CMS' : 'site'} ${at + 1}`;
      const member = shared[half][at];
      await sleep(PAUSE_MS);
      await member?.stop();
      await member?.start(version);
      running[half][at] = version;
      await looks.at(`${name} is ${version.name}`);
      if (half === 'cms' && isOnLaterDatabase()) {
        await addLaterMigration(postgres);
        await looks.at('a later migration');
      }
    }

    const stoodStill = monitorEventLoopDelay();
    stoodStill.enable();
    const opened = startWholePages(siteUrl, OPENED);
    const load = {
      siteUrl,
      stored: storedInPostgres(postgres),
      viewsPerSecond,
      mailServer: mails,
      offices: { 'contact-messages': brand.email, applications: brand.jobs_email },
    };
    const outcome = await underLoad(load, async () => {
      for (const step of stepsOf(options)) await go(step);
      await sleep(PAUSE_MS);
    }).finally(() => opened.stop());
    tellOutcome(outcome);
    console.log(`files of whole pages      ${opened.count()}, not there: ${opened.missing.size}`);
    console.log(`who looks stood still for   ${Math.round(stoodStill.max / 1e6)} ms at most`);
    const { repeated } = outcome.mails;
    return [
      ...looks.problems,
      ...problemsOf(outcome),
      ...[...opened.missing].slice(0, 20).map(([what, times]) => `${times} times ${what}`),
      ...(repeated > 0 ? [`${repeated} mails were handed in twice`] : []),
    ];
  } finally {
    await shared.end();
  }
}

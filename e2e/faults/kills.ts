import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launched } from '../support/stacks/launch.ts';
import type { Stack } from '../support/stacks/stacks.ts';
import { answers, until } from '../support/until.ts';
import type { FailedView } from './page-views.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Half, processOf } from './servers.ts';

/** The sets of services that are killed together. */
export const VICTIMS: readonly [readonly Half[], ...(readonly Half[])[]] = [['cms'], ['site'], ['cms', 'site']];

/** How long both services may take to answer again, in milliseconds. */
const READY_WITHIN_MS = 10_000;
/** How long a run waits for them before it gives up. */
const GIVE_UP_MS = 60_000;
/** The longest time between two kills, in milliseconds. */
const LONGEST_PAUSE_MS = 1_500;

/** A period in which no process of the site answered, in `performance.now()` times. */
type Gap = { readonly from: number; readonly to: number };

export type Kills = {
  /** Kills services at a random moment, and resolves when all answer again. */
  next(victims?: readonly Half[]): Promise<void>;
  /** Kills a service now. */
  kill(half: Half): void;
  /** How often each service was killed. */
  readonly count: Readonly<Record<Half, number>>;
  /** How long it took after each kill until both services answered, in milliseconds. */
  readonly readyAfter: readonly number[];
  /** Returns the failed page views that overlap no gap of the site. */
  withoutExcuse(failed: readonly FailedView[]): readonly FailedView[];
};

export function createKills(stack: Stack, launched: Launched, random: SeededRandom): Kills {
  const gaps: Gap[] = [];
  const count: Record<Half, number> = { site: 0, cms: 0 };
  const readyAfter: number[] = [];
  const siteReady = () => answers(`${stack.siteUrl}/readyz`);
  const cmsReady = () => answers(`${stack.cmsUrl}/healthz`);

  function kill(half: Half): void {
    const pid = processOf(half, launched.pid);
    if (pid === undefined) return;
    process.kill(pid, 'SIGKILL');
    count[half] += 1;
  }

  return {
    count,
    readyAfter,
    kill,
    async next(victims = random.pick(VICTIMS)) {
      await sleep(random.below(LONGEST_PAUSE_MS));
      const killed = performance.now();
      for (const half of victims) kill(half);
      await until('the site answers', siteReady, GIVE_UP_MS);
      if (victims.includes('site')) gaps.push({ from: killed, to: performance.now() });
      await until('the CMS answers', cmsReady, GIVE_UP_MS);
      readyAfter.push(performance.now() - killed);
    },
    withoutExcuse: (failed) =>
      failed.filter(({ begun, ended }) => !gaps.some(({ from, to }) => ended >= from && begun <= to)),
  };
}

/** Returns the times that are longer than a restart may take. */
export function tooLong(readyAfter: readonly number[]): readonly number[] {
  return readyAfter.filter((ms) => ms > READY_WITHIN_MS);
}

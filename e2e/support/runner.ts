import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Launched, launch } from './launch.ts';
import { isFree } from './ports.ts';
import { fillWithPreparedData } from './prepared-data.ts';
import type { Stack } from './stacks.ts';
import { answers, until } from './until.ts';
import type { Program } from './versions.ts';

/** In milliseconds. */
export const START_MS = 120_000;

/** A stack that a test starts and stops as it needs, with a data folder that lasts from one start to the next. */
export type Runner = {
  readonly dataDir: string;
  /** Where the CMS keeps its database. */
  readonly databaseFile: string;
  /** Starts the stack or a half of it; does not wait. */
  begin(command: 'start' | 'cms' | 'site', program?: Program): Launched;
  /** Starts the stack or a half of it, and resolves when it answers. */
  start(command: 'start' | 'cms' | 'site', program?: Program): Promise<Launched>;
  portsAreFree(): Promise<boolean>;
  /** Stops what still runs and removes the data folder. */
  end(): Promise<void>;
};

/**
 * @param settings given to whatever is started, beside those that every stack has
 * @param log called with all that it prints
 */
export function createRunner(
  stack: Stack,
  settings: Readonly<Record<string, string>> = {},
  log?: (text: string) => void,
): Runner {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-own-'));
  fillWithPreparedData(dataDir);
  const running = new Set<Launched>();
  function begin(command: 'start' | 'cms' | 'site', program?: Program): Launched {
    const launched = launch(command, stack, dataDir, { settings, ...(log && { log }), ...(program && { program }) });
    running.add(launched);
    void launched.ended.then(() => running.delete(launched));
    return launched;
  }
  return {
    dataDir,
    databaseFile: path.join(dataDir, 'cms.sqlite'),
    begin,
    async start(command, program) {
      const launched = begin(command, program);
      const health = command === 'cms' ? `${stack.cmsUrl}/healthz` : `${stack.siteUrl}/readyz`;
      const hasStarted = async () => {
        if (!running.has(launched)) throw new Error(`${command} has ended:\n${launched.printed()}`);
        return answers(health);
      };
      await until(`${command} has started`, hasStarted, START_MS);
      return launched;
    },
    portsAreFree: async () => (await isFree(stack.port)) && (await isFree(stack.cmsPort)),
    async end() {
      await Promise.all([...running].map((launched) => launched.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

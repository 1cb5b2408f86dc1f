import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answers, until } from '../until.ts';
import { type Launched, launch } from './launch.ts';
import { isFree } from './ports.ts';
import { fillWithPreparedData } from './prepared-data.ts';
import type { Stack } from './stacks.ts';
import type { Program } from './versions.ts';

/** In milliseconds. */
export const START_MS = 120_000;

/** A stack that a test starts and stops as needed, with a data folder that persists between starts. */
export type Runner = {
  readonly dataDir: string;
  /** The database file of the CMS. */
  readonly databaseFile: string;
  /** Starts the stack or one of its services; does not wait. */
  begin(command: 'start' | 'cms' | 'site', program?: Program): Launched;
  /** Starts the stack or one of its services, and resolves when it answers. */
  start(command: 'start' | 'cms' | 'site', program?: Program): Promise<Launched>;
  portsAreFree(): Promise<boolean>;
  /** Stops what still runs and removes the data folder. */
  end(): Promise<void>;
};

/**
 * @param settings of everything that is started, besides those of every stack
 * @param log called with all output
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

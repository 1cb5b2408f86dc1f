import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { type Launched, launch } from '../../e2e/support/stacks/launch.ts';
import type { Stack } from '../../e2e/support/stacks/stacks.ts';
import { until } from '../../e2e/support/until.ts';
import type { Ending } from './ending.ts';

/** In milliseconds; the launcher gives up on a server earlier. */
const READY_MS = 120_000;

/** A site with its CMS to be measured, on its own data folder and ports. */
export type OwnStack = Stack & {
  readonly dataDir: string;
  readonly launched: Launched;
  /** Resolves when an address answers with success; throws if the stack exits first. */
  answers(url: string): Promise<void>;
};

type StackOptions = {
  /** A data folder to copy; empty by default. */
  readonly prepared?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another content backend; then only the site is started. */
  readonly backendUrl?: string;
};

/** Creates a temporary data folder, removed by the cleanup. */
export function dataFolder(ending: Ending, prepared?: string): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  ending.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  if (prepared !== undefined) cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

/** Starts a stack on a data folder without waiting for it; the cleanup stops it. */
export async function beginStack(
  ending: Ending,
  dataDir: string,
  { settings = {}, backendUrl }: StackOptions = {},
): Promise<OwnStack> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const stack = { port, cmsPort, siteUrl: `http://localhost:${port}`, cmsUrl: `http://127.0.0.1:${cmsPort}` };
  const launched = launch(backendUrl === undefined ? 'start' : 'site', stack, dataDir, {
    ...(backendUrl !== undefined && { backendUrl }),
    settings: { LOG_LEVEL: 'warn', ...settings },
  });
  ending.defer(() => launched.stop());
  let end: unknown;
  void launched.ended.then((how) => {
    end = how;
  });
  const answers = (url: string) =>
    until(
      `${url} answers`,
      async () => {
        if (end !== undefined) throw new Error(`The stack ended with ${end}.`);
        return fetch(url).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.ok;
          },
          () => false,
        );
      },
      READY_MS,
    ).catch((error: unknown) => {
      throw new Error(`The stack has said:\n${launched.printed()}`, { cause: error });
    });
  return { ...stack, dataDir, launched, answers };
}

/** Starts a stack on a temporary folder and waits until it is ready; the cleanup stops and removes both. */
export async function startStack(ending: Ending, options: StackOptions = {}): Promise<OwnStack> {
  const stack = await beginStack(ending, dataFolder(ending, options.prepared), options);
  await stack.answers(`${stack.siteUrl}/readyz`);
  return stack;
}

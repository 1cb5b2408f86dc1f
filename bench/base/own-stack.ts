import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@kontorwerk/contract/testing/ports';
import { type Launched, launch } from '../../e2e/support/launch.ts';
import type { Stack } from '../../e2e/support/stacks.ts';
import { until } from '../../e2e/support/until.ts';
import type { Ending } from './ending.ts';

/** In milliseconds; the launcher gives up on a server earlier. */
const READY_MS = 120_000;

/** A site with its CMS that is measured, on a data folder and ports of its own. */
export type OwnStack = Stack & {
  readonly dataDir: string;
  readonly launched: Launched;
  /** Resolves when an address answers with success; throws when the stack ends before. */
  answers(url: string): Promise<void>;
};

type StackOptions = {
  /** A folder that the stack's own is a copy of; without one it is empty. */
  readonly prepared?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another content backend; then the site alone is started. */
  readonly backendUrl?: string;
};

/** A folder for a stack's data, which goes at the end. */
export function dataFolder(ending: Ending, prepared?: string): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  ending.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  if (prepared !== undefined) cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

/** Starts a stack on a data folder and doesn't wait; it is stopped at the end. */
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

/** Starts a stack on a folder of its own and resolves when it is ready; both go at the end. */
export async function startStack(ending: Ending, options: StackOptions = {}): Promise<OwnStack> {
  const stack = await beginStack(ending, dataFolder(ending, options.prepared), options);
  await stack.answers(`${stack.siteUrl}/readyz`);
  return stack;
}

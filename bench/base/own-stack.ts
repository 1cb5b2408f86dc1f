import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Launched, launch } from '../../e2e/support/launch.ts';
import type { Stack } from '../../e2e/support/stacks.ts';
import { answers, until } from '../../e2e/support/until.ts';
import type { Ending } from './ending.ts';
import { freePort } from './free-port.ts';

/** In milliseconds. */
const START_MS = 180_000;

/** A site with its CMS that is measured, on a data folder and ports of its own. */
export type OwnStack = Stack & { readonly dataDir: string; readonly launched: Launched };

type StackOptions = {
  /** A folder that the stack's own is a copy of. */
  readonly prepared: string;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts a stack and resolves when it is ready; it is stopped, and its folder removed, at the end. */
export async function startStack(ending: Ending, { prepared, settings = {} }: StackOptions): Promise<OwnStack> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  ending.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(prepared, dataDir, { recursive: true });
  const [port, cmsPort] = [await freePort(), await freePort()];
  const stack = { port, cmsPort, siteUrl: `http://localhost:${port}`, cmsUrl: `http://127.0.0.1:${cmsPort}` };
  const launched = launch('start', stack, dataDir, { settings: { LOG_LEVEL: 'warn', ...settings } });
  ending.defer(() => launched.stop());
  let end: unknown;
  void launched.ended.then((how) => {
    end = how;
  });
  const isReady = () => {
    if (end !== undefined) throw new Error(`The stack ended with ${end}:\n${launched.printed()}`);
    return answers(`${stack.siteUrl}/readyz`);
  };
  await until('the stack is ready', isReady, START_MS);
  return { ...stack, dataDir, launched };
}

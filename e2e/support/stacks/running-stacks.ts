/** The two stacks that most tests run against, started once for all test runners. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from '../../../launch/build.ts';
import { signIn } from '../cms/cms.ts';
import { answers, until } from '../until.ts';
import { PREPARED_VARIABLE, prepareData } from './prepared-data.ts';
import { ADMINISTRATOR, FOREIGN_STACK, MAIN_STACK, SHARED_VARIABLE, type Stack } from './stacks.ts';

/** The environment variable in which tests find the administrator's token. */
export const TOKEN_VARIABLE = 'E2E_ADMINISTRATOR_TOKEN';

/** In milliseconds. */
const START_MS = 120_000;

/** Running stacks, and the environment variables for their tests. */
export type RunningStacks = {
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

/** Whether the stacks run already, so that a test runner starts none. */
export function stacksRun(): boolean {
  return process.env[TOKEN_VARIABLE] !== undefined;
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const end = once(server, 'exit');
  server.kill('SIGTERM');
  await end;
}

/** Builds what is stale, starts both stacks on prepared data and signs the administrator in. */
export async function startStacks(): Promise<RunningStacks> {
  await build();
  const prepared = prepareData();
  const main = process.env[SHARED_VARIABLE] ? 'serve-main-shared' : 'serve-main';
  const servers = [main, 'serve-foreign'].map((script) =>
    spawn(process.execPath, [path.join(import.meta.dirname, `${script}.ts`)], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, [PREPARED_VARIABLE]: prepared },
    }),
  );
  const stop = async () => {
    await Promise.all(servers.map(stopped));
    rmSync(prepared, { recursive: true, force: true });
  };
  const isReady = async ({ siteUrl }: Stack) => {
    if (servers.some(({ exitCode }) => exitCode !== null)) throw new Error('A stack has ended: see the lines above.');
    return answers(`${siteUrl}/readyz`);
  };
  try {
    for (const stack of [MAIN_STACK, FOREIGN_STACK])
      await until(`the stack at ${stack.siteUrl} answers`, () => isReady(stack), START_MS);
    // Once for all tests: a sign-in costs a tenth of a second of computing.
    const { token } = await signIn(MAIN_STACK.siteUrl, ADMINISTRATOR);
    return { environment: { [TOKEN_VARIABLE]: token, [PREPARED_VARIABLE]: prepared }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

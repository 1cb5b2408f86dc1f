import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../base/log.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import type { SpoolState } from '../submissions/spool.ts';
import type { DatabaseLook } from './backend-database.ts';
import type { BackendLook } from './backend-look.ts';

/** How the site is, for whoever runs it. */
export type Ready = {
  /** Why it can't do its work, in one line; null when it can. */
  readonly problem: string | null;
  /** What else is worth knowing, a line each. */
  readonly facts: readonly string[];
};

export type Readiness = () => Promise<Ready>;

/** How long what was found out about the disk holds, in milliseconds: whoever asks must not wear it out. */
const DISK_LOOK_MS = 2_000;

/** Only writing shows whether a folder can be written: permissions say nothing about a disk that is full. */
async function problemOf(folder: string): Promise<string | null> {
  const probe = path.join(folder, `.readyz-${randomUUID()}`);
  const problem = await writeFile(probe, 'ready?', { mode: 0o600 }).then(
    () => null,
    (error) => `the data folder can't be written: ${reasonOf(error)}`,
  );
  await rm(probe, { force: true }).catch(() => {});
  return problem;
}

function spoolFact({ waiting, isOff }: SpoolState): string {
  return isOff && waiting === 0 ? 'spool: off' : `spool: ${waiting} wait`;
}

/**
 * The site is ready when it has content, can take submissions in, and isn't stopping. A backend that is away is told and
 * no obstacle: pages come from what is held, and submissions wait in the spool, until that is full.
 */
export function createReadiness({
  hasContent,
  isStopping,
  backendAnswers,
  backendProblem = () => null,
  databaseAnswers = async () => null,
  spool,
  folders,
  clock,
}: {
  readonly hasContent: () => boolean;
  readonly isStopping: () => boolean;
  readonly backendAnswers: BackendLook;
  /** The fault of a backend that answers; null without one. */
  readonly backendProblem?: () => string | null;
  /** Whether the backend's database answers; it is told, and no obstacle. */
  readonly databaseAnswers?: DatabaseLook;
  readonly spool: () => SpoolState;
  /** Where what visitors send is written. */
  readonly folders: readonly string[];
  readonly clock: () => number;
}): Readiness {
  const looks = createSingleFlight<string | null>();
  let last: { readonly at: number; readonly problem: string | null } | undefined;

  async function look(): Promise<string | null> {
    const problems = await Promise.all(folders.map(problemOf));
    const problem = problems.find((found) => found !== null) ?? null;
    last = { at: clock(), problem };
    return problem;
  }

  async function problem(answers: boolean): Promise<string | null> {
    if (isStopping()) return 'the server is stopping';
    if (!hasContent()) return ['content is not loaded yet', backendProblem() ?? []].flat().join(': ');
    const { isFull, isOff, waiting } = spool();
    if (!answers && isFull && !isOff) return `the spool is full: ${waiting} submissions wait for the backend`;
    if (last !== undefined && clock() - last.at < DISK_LOOK_MS) return last.problem;
    return looks.run('disk', look);
  }

  return async () => {
    const [answers, database] = await Promise.all([backendAnswers(), databaseAnswers()]);
    const working = database === false ? 'answers, its database does not' : 'answers';
    const backend = answers ? (backendProblem() ?? working) : 'does not answer';
    return { problem: await problem(answers), facts: [`backend: ${backend}`, spoolFact(spool())] };
  };
}

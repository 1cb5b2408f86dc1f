import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../base/log.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import type { SpoolState } from '../submissions/spool.ts';
import { answerPromptly, type BackendCheck, type DatabaseCheck } from './backend-health.ts';

/** The state of the site, for the operator. */
export type ReadinessReport = {
  /** Why it can't work, in one line; null if it can. */
  readonly problem: string | null;
  /** Further facts, a line each. */
  readonly facts: readonly string[];
};

export type Readiness = () => Promise<ReadinessReport>;

/** How long a result about the disk is cached, in milliseconds: frequent probes must not wear it out. */
const DISK_RESULT_MS = 2_000;

/** Writes a probe file: permissions say nothing about a full disk. */
async function probeFolder(folder: string): Promise<string | null> {
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
 * Creates the readiness check. The site is ready if it has content, can accept submissions and isn't stopping. An
 * unreachable backend is reported but doesn't fail the check until the spool is full: pages come from the held content,
 * and submissions wait in the spool. Nor is a slow one waited for: its last known state is reported.
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
  readonly backendAnswers: BackendCheck;
  /** The fault of a backend that answers; null without one. */
  readonly backendProblem?: () => string | null;
  /** Whether the backend's database answers; reported only. */
  readonly databaseAnswers?: DatabaseCheck;
  readonly spool: () => SpoolState;
  /** The folders to which visitors' submissions are written. */
  readonly folders: readonly string[];
  readonly clock: () => number;
}): Readiness {
  const backendNow = answerPromptly(backendAnswers, clock);
  const databaseNow = answerPromptly(databaseAnswers, clock);
  const checks = createSingleFlight<string | null>();
  let last: { readonly at: number; readonly problem: string | null } | undefined;

  async function checkDisk(): Promise<string | null> {
    const problems = await Promise.all(folders.map(probeFolder));
    const problem = problems.find((found) => found !== null) ?? null;
    last = { at: clock(), problem };
    return problem;
  }

  async function problem(answers: boolean): Promise<string | null> {
    if (isStopping()) return 'the server is stopping';
    if (!hasContent()) return ['content is not loaded yet', backendProblem() ?? []].flat().join(': ');
    const { isFull, isOff, waiting } = spool();
    if (!answers && isFull && !isOff) return `the spool is full: ${waiting} submissions wait for the backend`;
    if (last !== undefined && clock() - last.at < DISK_RESULT_MS) return last.problem;
    return checks.run('disk', checkDisk);
  }

  return async () => {
    const [answers, database] = await Promise.all([backendNow(), databaseNow()]);
    const working = database === false ? 'answers, its database does not' : 'answers';
    const backend = answers ? (backendProblem() ?? working) : 'does not answer';
    return { problem: await problem(answers), facts: [`backend: ${backend}`, spoolFact(spool())] };
  };
}

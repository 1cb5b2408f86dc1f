/**
 * Sends generated requests to every route class of a running stack, some of them broken off by the sender, and reports
 * the server errors among the answers, unexpected log lines, and the course of each server's memory and open files. The
 * same seed sends the same:
 *
 *     npm run try -- fuzz [--requests 100000 --seed 1]
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createRunner } from '../support/stacks/runner.ts';
import { FAULTS_STACK } from '../support/stacks/stacks.ts';
import { type GeneratedRequest, generatedRequest } from './generated-requests.ts';
import { createProcessCourse } from './process-course.ts';
import { type RawOutcome, sendRaw } from './raw-send.ts';
import { type Half, processOf } from './servers.ts';
import { FLOOD_SETTINGS } from './submissions.ts';

/** The number of concurrent requests. */
const AT_THE_SAME_TIME = 16;
/** How many are generated at once. */
const BATCH = 1_000;
/**
 * After this many requests every route class was hit, every cache is full and V8 has its working heap: from then on
 * memory must not grow.
 */
const WARM_AFTER = 40_000;
/** How often memory is printed during a run. */
const TOLD_TIMES = 20;
/** The factor by which a server's memory may grow once it is warm. */
const MOST_GROWTH = 1.1;
/** How many files and connections a server may have open: many machines allow a process 1,024. */
const MOST_OPEN = 200;
/** Log lines of an unexpected error. */
const UNEXPECTED = /unhandled|uncaught|"stack":|^\s+at .+:\d+:\d+/im;

const HALVES = ['site', 'cms'] as const satisfies readonly Half[];

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const total = Number(options.requests);

/** Whether an answer is a server error: only a 503 with `Retry-After` is allowed. */
function isFailure({ status, retryAfter }: RawOutcome): boolean {
  return status >= 500 && !(status === 503 && retryAfter);
}

const statuses = new Map<number, number>();
let brokenOff = 0;
const failures: { readonly request: GeneratedRequest; readonly status: number }[] = [];

async function sendAll(requests: readonly GeneratedRequest[]): Promise<void> {
  const ahead = requests.values();
  const work = async () => {
    for (const request of ahead) {
      const outcome = await sendRaw(FAULTS_STACK.port, request);
      if (request.breaksOff !== null) brokenOff += 1;
      else statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
      if (isFailure(outcome)) failures.push({ request, status: outcome.status });
    }
  };
  await Promise.all(Array.from({ length: AT_THE_SAME_TIME }, work));
}

const runner = createRunner(FAULTS_STACK, FLOOD_SETTINGS);
const problems: string[] = [];
try {
  const launched = await runner.start('start');
  const courses = HALVES.map((half) => {
    const pid = () => {
      const found = processOf(half, launched.pid);
      if (found === undefined) throw new Error(`The process of ${half} is gone:\n${launched.printed()}`);
      return found;
    };
    return { half, began: pid(), pid, course: createProcessCourse(pid) };
  });
  let told = 0;
  const look = (sent: number) => {
    const taken = courses.map(({ half, course }) => `${half} ${course.look(sent >= WARM_AFTER)} MB`);
    if (sent * TOLD_TIMES < told * total) return;
    told += 1;
    console.log(`${String(sent).padStart(9)} requests: ${taken.join(', ')}`);
  };
  look(0);
  for (let sent = 0; sent < total; sent += BATCH) {
    const numRuns = Math.min(BATCH, total - sent);
    await sendAll(fc.sample(generatedRequest, { seed: Number(options.seed) * 1_000_003 + sent, numRuns }));
    look(sent + numRuns);
  }

  console.log(`seed      ${options.seed}`);
  console.log(`requests  ${total}`);
  for (const [status, count] of [...statuses].toSorted())
    console.log(`  ${status === 0 ? 'cut' : status}     ${count}`);
  console.log(`  broken off by the sender ${brokenOff}`);
  for (const { half, began, pid, course } of courses) {
    console.log(`memory    ${half}: ${course.summary()}`);
    console.log(`open      ${half}: at most ${course.mostOpen()} files and connections`);
    if ((course.growth() ?? 0) > MOST_GROWTH) problems.push(`the memory of ${half} grew`);
    if (course.mostOpen() > MOST_OPEN) problems.push(`${half} had too much open`);
    if (pid() !== began) problems.push(`${half} died and was started again`);
  }
  for (const { request, status } of failures.slice(0, 20))
    problems.push(`${status}: ${JSON.stringify(request).slice(0, 600)}`);
  if (failures.length > 0) problems.push(`${failures.length} requests were answered with an error of the server's own`);
  const unexpected = launched
    .printed()
    .split('\n')
    .filter((line) => UNEXPECTED.test(line));
  for (const line of unexpected.slice(0, 20)) problems.push(`log: ${line.slice(0, 600)}`);
  if (unexpected.length > 0) problems.push(`${unexpected.length} lines of the log were unexpected`);
} finally {
  await runner.end();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

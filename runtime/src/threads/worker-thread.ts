import { once } from 'node:events';
import { parentPort, type Transferable, type Worker } from 'node:worker_threads';
import { reasonOf } from '../error-reason.ts';

export type WorkerThreadOptions = {
  /** Starts the worker, whose program calls `serveJobs`. */
  readonly start: () => Worker;
  /** How long one job may take, in milliseconds. */
  readonly limitMs: number;
  /** How long an idle worker is kept, in milliseconds: starting one takes longer than most jobs. */
  readonly idleMs: number;
  /** Called with the reason when a job is abandoned. */
  readonly onGivenUp: (reason: string) => void;
};

/** Runs a job; null if it took too long or too much memory, or failed. Rejects if no worker can be started. */
export type RunJob<J, A> = (job: J, transferred?: readonly Transferable[]) => Promise<A | null>;

/** Runs jobs one after another in a worker thread, which is started for the first and terminated when idle. */
export function createWorkerThread<J, A>(options: WorkerThreadOptions): RunJob<J, A> {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    void worker?.terminate();
    worker = undefined;
  }

  async function started(): Promise<Worker> {
    const fresh = options.start();
    // A worker that crashes while idle is replaced at the next job.
    fresh.on('error', () => {
      if (worker === fresh) worker = undefined;
    });
    await once(fresh, 'message');
    return fresh;
  }

  async function runNow(job: J, transferred: readonly Transferable[]): Promise<A | null> {
    clearTimeout(idle);
    worker ??= await started();
    worker.ref();
    worker.postMessage(job, transferred);
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(options.limitMs) });
      const [answer]: A[] = await answered;
      return answer ?? null;
    } catch (error) {
      options.onGivenUp(reasonOf(error));
      end();
      return null;
    } finally {
      worker?.unref();
      idle = setTimeout(end, options.idleMs).unref();
    }
  }

  return (job, transferred = []) => {
    const run = last.then(() => runNow(job, transferred));
    last = run.catch(() => {});
    return run;
  };
}

/** Handles the jobs sent to this thread; its first message reports that it is ready. */
export function serveJobs<J, A>(answer: (job: J) => A): void {
  const port = parentPort;
  if (port === null) throw new Error('This is the program of a worker thread.');
  port.on('message', (job: J) => port.postMessage(answer(job)));
  port.postMessage('ready');
}

import process from 'node:process';

/** What has to be ended or removed when some measuring is over, however it ends. */
export type Ending = {
  /** Adds a task that is done at the end, before those that were added earlier. */
  defer(task: () => unknown): void;
  /** Does all tasks, once, and resolves when they are done. */
  end(): Promise<void>;
};

/** How a shell tells that a program was interrupted. */
const INTERRUPTED = 130;

export function createEnding(): Ending {
  const tasks: (() => unknown)[] = [];
  const endAll = async () => {
    for (let last = tasks.pop(); last; last = tasks.pop())
      // One that fails keeps none of the others from being done.
      try {
        await last();
      } catch (error) {
        console.error(error);
      }
  };
  let ended: Promise<void> | undefined;
  return {
    defer: (task) => tasks.push(task),
    end() {
      ended ??= endAll();
      return ended;
    },
  };
}

/** How often is looked whether who started this process is still there, in milliseconds. */
const STARTER_MS = 1_000;

/** Ends in order when this process is interrupted or told to stop, or left alone by who started it. */
export function endOnSignals(ending: Ending): void {
  let told = false;
  const end = () => {
    if (!told) void ending.end().then(() => process.exit(INTERRUPTED));
    told = true;
  };
  // One press of Ctrl-C may arrive twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // The launcher waits for this process with its hands tied: a signal to it alone ends it without a word.
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && end(), STARTER_MS).unref();
}

/** Runs a task with an ending of its own, which comes at the latest with that of what it is a part of. */
export async function withEnding<T>(whole: Ending, task: (ending: Ending) => Promise<T>): Promise<T> {
  const ending = createEnding();
  whole.defer(ending.end);
  try {
    return await task(ending);
  } finally {
    await ending.end();
  }
}

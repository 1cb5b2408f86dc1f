import process from 'node:process';

/** Cleanup tasks, run when a measurement is over, however it ends. */
export type Ending = {
  /** Adds a task; the last one added runs first. */
  defer(task: () => unknown): void;
  /** Runs all tasks once, and resolves when they are done. */
  end(): Promise<void>;
};

/** The shell's exit status of an interrupted program. */
const INTERRUPTED = 130;

export function createEnding(): Ending {
  const tasks: (() => unknown)[] = [];
  const endAll = async () => {
    for (let last = tasks.pop(); last; last = tasks.pop())
      // A failing task doesn't keep the others from running.
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

/** The interval at which the parent process is checked, in milliseconds. */
const STARTER_MS = 1_000;

/** Cleans up and exits when this process gets a signal, or its parent has gone. */
export function endOnSignals(ending: Ending): void {
  let told = false;
  const end = () => {
    if (!told) void ending.end().then(() => process.exit(INTERRUPTED));
    told = true;
  };
  // One press of Ctrl-C may arrive twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // The launcher blocks while it waits for this process: a signal to the launcher alone kills it without being passed
  // on.
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && end(), STARTER_MS).unref();
}

/** Runs a task with its own cleanup, which runs when the task is over, or with the cleanup of `whole`. */
export async function withEnding<T>(whole: Ending, task: (ending: Ending) => Promise<T>): Promise<T> {
  const ending = createEnding();
  whole.defer(ending.end);
  try {
    return await task(ending);
  } finally {
    await ending.end();
  }
}

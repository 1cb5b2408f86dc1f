import { isRecord } from '@kontorwerk/contract/content/read-values';
import { inOwnTrace, inSpan } from '@kontorwerk/runtime/tracing/spans';
import type { TaskConfig, TaskType } from 'payload';

/** Runs each job of a task in a new trace that has the task's name, and records its result or failure. */
export function traceTask<T extends TaskType | { input: object; output: object }>(task: TaskConfig<T>): TaskConfig<T> {
  const { handler, slug } = task;
  // A handler given as a file path is loaded by Payload.
  if (typeof handler === 'string') return task;
  return {
    ...task,
    handler: (args) =>
      inOwnTrace(() =>
        inSpan(`job ${slug}`, {}, async (span) => {
          const result = await handler(args);
          const outcome = 'output' in result && isRecord(result.output) ? result.output.outcome : undefined;
          if (typeof outcome === 'string') span.setAttribute('outcome', outcome);
          return result;
        }),
      ),
  };
}

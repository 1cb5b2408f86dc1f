import { isRecord } from '@kontorwerk/contract/content/read-values';
import { inOwnTrace, inSpan } from '@kontorwerk/contract/tracing/spans';
import type { TaskConfig, TaskType } from 'payload';

/** Has a job run in a trace of its own, which is called as its task is; that it fails, and what it comes to, is noted. */
export function tracedTask<T extends TaskType | { input: object; output: object }>(task: TaskConfig<T>): TaskConfig<T> {
  const { handler, slug } = task;
  // One that is named by a file is Payload's to load.
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

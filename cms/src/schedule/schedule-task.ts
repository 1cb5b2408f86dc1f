import { JobCancelledError, type PayloadRequest, type TaskConfig, ValidationError } from 'payload';
import { isBusy } from '../database/busy.ts';
import type { TaskSchedulePublish } from '../payload-types.ts';
import { invalidFields, NOT_PUBLISHED } from './not-published.ts';
import { PLANNABLE, SCHEDULE_TASK } from './planned.ts';

type Input = TaskSchedulePublish['input'];

/** Whoever planned it, as somebody who is signed in: what they may not do isn't done for them either. */
async function plannerOf({ user }: Input, { payload }: PayloadRequest) {
  const value = typeof user?.value === 'object' ? user.value.id : user?.value;
  if (value === undefined) return null;
  return payload.findByID({ collection: 'users', id: value, depth: 0, disableErrors: true, overrideAccess: true });
}

/** What keeps a document from being published, in words for whoever planned it. */
function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) return `${NOT_PUBLISHED.invalid.en} ${invalidFields(error)}`;
  return error instanceof Error ? error.message : String(error);
}

async function carryOut(input: Input, req: PayloadRequest): Promise<void> {
  const { doc, locale, type } = input;
  if (!doc) throw new JobCancelledError(NOT_PUBLISHED.gone.en);
  const user = await plannerOf(input, req);
  if (!user) throw new JobCancelledError(NOT_PUBLISHED.nobody.en);
  const id = typeof doc.value === 'object' ? doc.value.id : Number(doc.value);
  const collection = doc.relationTo;
  const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true });
  if (!found) throw new JobCancelledError(NOT_PUBLISHED.gone.en);
  await req.payload.update({
    collection,
    id,
    data: { _status: type === 'unpublish' ? 'draft' : 'published' },
    depth: 0,
    overrideAccess: false,
    user: { ...user, collection: 'users' },
    ...(type !== 'unpublish' && locale && { publishSpecificLocale: locale }),
  });
}

/**
 * Publishes a document, or takes it off the site, at the time that somebody planned. In the place of Payload's own task,
 * whose dialog begins with taking it off, says nothing of what will fail, and takes times that are over.
 */
export const scheduleTask: TaskConfig<'schedulePublish'> = {
  slug: SCHEDULE_TASK,
  inputSchema: [
    { name: 'type', type: 'radio', defaultValue: 'publish', options: ['publish', 'unpublish'] },
    { name: 'locale', type: 'text' },
    { name: 'doc', type: 'relationship', relationTo: [...PLANNABLE] },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
  ],
  // While another process writes to the database.
  retries: { attempts: 5, backoff: { type: 'fixed', delay: 5000 } },
  async handler({ input, job, req }) {
    try {
      await carryOut(input, req);
    } catch (error) {
      if (isBusy(error)) throw error;
      const reason = reasonOf(error);
      req.payload.logger.error(`Plan ${job.id} was not carried out. ${reason}`);
      throw new JobCancelledError(reason);
    }
    return { output: {} };
  },
};

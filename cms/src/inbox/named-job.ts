import type { CollectionBeforeChangeHook } from 'payload';
import type { Application } from '#cms/base/payload-types.ts';
import { jobsNamed } from '#cms/content/jobs-named.ts';

/** Assigns a new application to the pipeline of the job that its position names. */
export const namedJob: CollectionBeforeChangeHook<Application> = async ({ data, operation }) => {
  if (operation !== 'create') return data;
  const [job] = await jobsNamed(data.position);
  return { ...data, job: job?.id ?? null };
};

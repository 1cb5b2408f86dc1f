import type { CollectionBeforeChangeHook } from 'payload';
import type { Application } from '#cms/base/payload-types.ts';
import { findOpenJobs } from '#cms/content/job-lookup.ts';

/** Assigns a new application to the pipeline of the job that its position names. */
export const namedJob: CollectionBeforeChangeHook<Application> = async ({ data, operation }) => {
  if (operation !== 'create') return data;
  const [job] = await findOpenJobs(data.position);
  return { ...data, job: job?.id ?? null };
};

import type { CollectionBeforeChangeHook } from 'payload';
import type { Application } from '../payload-types.ts';
import { jobsNamed } from './jobs-named.ts';

/** Puts an application that has come into the pipeline of the job that its position names. */
export const namedJob: CollectionBeforeChangeHook<Application> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const [job] = await jobsNamed(req.payload, data.position);
  return { ...data, job: job?.id ?? null };
};

import type { Language } from '@kontorwerk/contract/languages';
import type { Payload, PayloadRequest } from 'payload';

/** A job with its own pipeline. */
export type JobChoice = { readonly id: string; readonly title: string };

/** Returns the jobs that a user may choose from, titled in their language. */
export async function readJobChoices(
  payload: Payload,
  user: PayloadRequest['user'],
  reader: Language,
): Promise<readonly JobChoice[]> {
  const { docs } = await payload.find({
    collection: 'jobs',
    locale: reader,
    fallbackLocale: reader === 'en' ? 'de' : 'en',
    select: { title: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs.map(({ id, title }) => ({ id: String(id), title: title ?? '' }));
}

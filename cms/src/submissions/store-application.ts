import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApplicationSubmission } from '@kontorwerk/contract/forms/application-submission';
import { RESUME_TYPES, type ResumeExtension } from '@kontorwerk/contract/forms/resume';
import type { Language } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { store } from './store.ts';

export type Application = {
  readonly submission: ApplicationSubmission;
  readonly resume: Buffer;
  readonly kind: ResumeExtension;
  readonly language: Language;
  readonly isSpam: boolean;
};

/** Asks the disk, not its cache. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Stores an application and its resume: both, or, if one can't be written, neither. */
export async function storeApplication(
  payload: Payload,
  folder: string,
  { submission, resume, kind, language, isSpam }: Application,
): Promise<void> {
  const { resume: _, resume_name: original_name, years_of_experience, ...fields } = submission;
  // A name that nobody can guess, and that says nothing of the applicant in logs.
  const name = `${randomUUID()}.${kind}`;
  // The folder is a setting: nothing for the bundler to follow.
  const path = join(/*turbopackIgnore: true*/ folder, name);
  try {
    await store(payload, 'applications', async (req) => {
      const file = { name, data: resume, mimetype: RESUME_TYPES[kind], size: resume.length };
      const stored = await payload.create({
        collection: 'resumes',
        data: { original_name },
        file,
        depth: 0,
        overrideAccess: true,
        req,
      });
      await flush(path);
      const years = Number(String(years_of_experience).replace(',', '.'));
      return payload.create({
        collection: 'applications',
        data: {
          ...fields,
          years_of_experience: years,
          checkbox: true,
          resume: stored.id,
          language,
          suspected_spam: isSpam,
          status: 'new',
        },
        depth: 0,
        overrideAccess: true,
        req,
      });
    });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

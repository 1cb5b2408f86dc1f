import { randomUUID } from 'node:crypto';
import { RESUME_TYPES } from '@kontorwerk/contract/forms/resume';
import type { Language } from '@kontorwerk/contract/languages';
import {
  type AcceptedApplication,
  APPLICATION_FORM,
  judgeWholeApplication,
} from '@kontorwerk/contract/submissions/application-form';
import type { Payload, PayloadRequest } from 'payload';
import { files } from '#cms/storage/files/files.ts';
import { RESUMES } from '#cms/storage/files/folders.ts';
import { detectKind, findActiveParts } from '../resumes/resume-thread.ts';
import { digestSubmission } from './idempotency-digest.ts';
import { makeSubmissionHandler } from './submission-handler.ts';
import { NotStored, store } from './submission-store.ts';

type Application = AcceptedApplication & { readonly language: Language; readonly key: string };

/** Stores an application and its resume, both or neither. @throws when they aren't stored */
export async function storeApplication(
  payload: Payload,
  { submission, resume, kind, language, isSpam, key }: Application,
): Promise<void> {
  const { resume_name: original_name, years_of_experience, idempotency_key: _, checkbox: __, ...fields } = submission;
  const years = Number(String(years_of_experience).replace(',', '.'));
  const digest = digestSubmission(key, { ...fields, original_name, years }, resume);
  // A random name, which also keeps the applicant's out of logs.
  const name = `${randomUUID()}.${kind}`;
  let isNamed = false;
  // Outside the transaction, on which others wait.
  const active_content = [...(await findActiveParts(resume))];

  async function write(req: PayloadRequest): Promise<{ readonly id: number | string }> {
    const file = { name, data: resume, mimetype: RESUME_TYPES[kind], size: resume.length };
    // The file is stored before its row: after a power cut there is no application without its resume.
    const stored = await payload.create({
      collection: 'resumes',
      data: { original_name, active_content },
      file,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const data = {
      ...fields,
      years_of_experience: years,
      checkbox: true,
      resume: stored.id,
      idempotency_digest: digest,
      language,
      suspected_spam: isSpam,
      status: isSpam ? 'spam' : 'new',
    } as const;
    const application = await payload.create({ collection: 'applications', data, depth: 0, overrideAccess: true, req });
    isNamed = true;
    return application;
  }

  try {
    if ((await store(payload, { collection: 'applications', digest }, write)) === 'stored-before') isNamed = false;
  } catch (error) {
    if (error instanceof NotStored) isNamed = false;
    throw error;
  } finally {
    // While it is unknown whether the row was stored, the file stays: those without a row are deleted at night.
    if (!isNamed) await files.remove(`${RESUMES}/${name}`).catch(() => {});
  }
}

/** Answers POST `career-form` (§7): 200 when the application and its resume are on disk. */
export const submitApplication = makeSubmissionHandler({
  called: 'An application',
  form: { ...APPLICATION_FORM, judge: (body, rules) => judgeWholeApplication(body, rules, detectKind) },
  store: (application, { cms, language, key }) => storeApplication(cms, { ...application, language, key }),
});

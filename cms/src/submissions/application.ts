import { join } from 'node:path';
import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import {
  applicationSubmissionSchema,
  checkApplicationSubmission,
} from '@kontorwerk/contract/forms/application-submission';
import type { ApplicationAnswer } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { CROSS_ORIGIN, wireError } from '../http/responses.ts';
import { payload } from '../payload.ts';
import { settings } from '../settings.ts';
import { applicationLimiter, turnedAway } from './admit.ts';
import { ANSWERS, answerLanguage } from './answers.ts';
import { dataUrlBytes } from './data-url.ts';
import { invalidFields } from './invalid-fields.ts';
import { isSpam } from './is-spam.ts';
import { phoneRule } from './phone-rule.ts';
import { readJson } from './read-json.ts';
import { resumeKind } from './resume-kind.ts';
import { storeApplication } from './store-application.ts';

/** The largest resume as base64, and room for the other fields. */
const MAX_BYTES = Math.ceil((RESUME_MAX_BYTES * 4) / 3) + 64 * 1024;

/** Answers POST `career-form` (§7): 200 when the application and its resume are on disk. */
export async function submitApplication(request: Request): Promise<Response> {
  const language = answerLanguage(request.headers.get('accept-language'));
  const refused = turnedAway(request, applicationLimiter, language);
  if (refused) return refused;

  const tooLarge = () =>
    wireError({ code: 'bc_too_large', message: APPLICATION_MESSAGES.too_large[language], status: 413 });
  const read = await readJson(request, MAX_BYTES);
  if (read.kind === 'too_large') return tooLarge();
  if (read.kind === 'unreadable') {
    return wireError({ code: 'rest_invalid_json', message: ANSWERS.unreadable[language], status: 400 });
  }
  const parsed = v.safeParse(applicationSubmissionSchema, read.body);
  if (!parsed.success) return invalidFields(parsed.issues, ANSWERS.invalid[language]);
  const submission = parsed.output;
  const resume = dataUrlBytes(submission.resume);
  if (resume && resume.length > RESUME_MAX_BYTES) return tooLarge();
  try {
    const cms = await payload();
    const kind = resume && (await resumeKind(resume));
    // By its content, not by its name: a file of an unknown kind fails the form's own rule for types.
    const file = resume && { name: `resume.${kind ?? 'unknown'}`, size: resume.length };
    const params = checkApplicationSubmission(submission, file, { phoneRule: await phoneRule(cms), language });
    if (resume && !kind) {
      const message = APPLICATION_MESSAGES.resume_type[language];
      return wireError({ code: 'bc_unsupported_type', message, status: 415, params });
    }
    if (!resume || !kind || Object.keys(params).length > 0) {
      const message = APPLICATION_MESSAGES.fields_invalid[language];
      return wireError({ code: 'rest_invalid_param', message, status: 400, params });
    }
    const application = { submission, resume, kind, language, isSpam: isSpam(read.body) };
    await storeApplication(cms, join(settings.dataDir, 'resumes'), application);
  } catch (error) {
    console.error('An application could not be stored:', error);
    return wireError({ code: 'bc_unavailable', message: APPLICATION_MESSAGES.send_failed[language], status: 503 });
  }
  const answer: ApplicationAnswer = { data: { desc: ANSWERS.application_text[language] } };
  return Response.json(answer, { headers: { ...CROSS_ORIGIN, 'Cache-Control': 'no-store' } });
}

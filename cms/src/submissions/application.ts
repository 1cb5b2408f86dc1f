import { join } from 'node:path';
import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import {
  type ApplicationAnswer,
  applicationSubmissionSchema,
  checkApplicationSubmission,
} from '@kontorwerk/contract/forms/application-submission';
import { wireError } from '../http/responses.ts';
import { payload } from '../payload.ts';
import { settings } from '../settings.ts';
import { ANSWERS } from './answers.ts';
import { dataUrlBytes, resumeKind } from './resume-kind.ts';
import { phoneRule } from './store.ts';
import { storeApplication } from './store-application.ts';
import { accepted, invalid, takingIn, tooLarge } from './take-in.ts';

/** Answers POST `career-form` (§7): 200 when the application and its resume are on disk. */
export const submitApplication = takingIn({
  called: 'An application',
  // The largest resume as base64, and room for the other fields.
  maxBytes: Math.ceil((RESUME_MAX_BYTES * 4) / 3) + 64 * 1024,
  tooLarge: APPLICATION_MESSAGES.too_large,
  schema: applicationSubmissionSchema,
  failed: APPLICATION_MESSAGES.send_failed,
  async answer({ submission, language, isSpam }) {
    const resume = dataUrlBytes(submission.resume);
    if (resume && resume.length > RESUME_MAX_BYTES) return tooLarge(APPLICATION_MESSAGES.too_large[language]);
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
      return invalid(APPLICATION_MESSAGES.fields_invalid[language], params);
    }
    const application = { submission, resume, kind, language, isSpam };
    await storeApplication(cms, join(settings.dataDir, 'resumes'), application);
    const answer: ApplicationAnswer = { data: { desc: ANSWERS.application_text[language] } };
    return accepted(answer);
  },
});

import { RESUME_MAX_BYTES } from '../constants.ts';
import { APPLICATION_MESSAGES } from '../forms/application-messages.ts';
import {
  type ApplicationAnswer,
  type ApplicationSubmission,
  applicationSubmissionSchema,
  checkApplicationSubmission,
} from '../forms/application-submission.ts';
import type { ResumeExtension } from '../forms/resume.ts';
import { invalid, looksLikeSpam, readFields, refused, type SubmissionForm, tooLarge } from './judgement.ts';
import { dataUrlBytes, resumeKind } from './resume-kind.ts';
import { SUBMISSION_ANSWERS } from './submission-answers.ts';

/** An application that breaks no rule, its resume decoded: the text of it is let go, since it is the largest part. */
export type AcceptedApplication = {
  readonly submission: Omit<ApplicationSubmission, 'resume'>;
  readonly resume: Buffer;
  readonly kind: ResumeExtension;
  readonly isSpam: boolean;
};

/** POST `career-form` (§7). */
export const APPLICATION_FORM: SubmissionForm<AcceptedApplication> = {
  // The largest resume as base64, and room for the other fields.
  maxBytes: Math.ceil((RESUME_MAX_BYTES * 4) / 3) + 64 * 1024,
  tooLarge: APPLICATION_MESSAGES.too_large,
  judge(body, { phoneRule, language }) {
    const read = readFields(applicationSubmissionSchema, body, language);
    if (read.kind === 'refused') return read;
    const { resume: dataUrl, ...submission } = read.accepted;
    const resume = dataUrlBytes(dataUrl);
    if (resume && resume.length > RESUME_MAX_BYTES) return refused(tooLarge(APPLICATION_MESSAGES.too_large[language]));
    const kind = resume && resumeKind(resume);
    // By its content, not by its name: a file of an unknown kind fails the form's own rule for types.
    const file = resume && { name: `resume.${kind ?? 'unknown'}`, size: resume.length };
    const params = checkApplicationSubmission(read.accepted, file, { phoneRule, language });
    if (resume && !kind) {
      const message = APPLICATION_MESSAGES.resume_type[language];
      return refused({ status: 415, code: 'bc_unsupported_type', message, params });
    }
    if (!resume || !kind || Object.keys(params).length > 0) {
      return refused(invalid(APPLICATION_MESSAGES.fields_invalid[language], params));
    }
    return { kind: 'accepted', accepted: { submission, resume, kind, isSpam: looksLikeSpam(body) } };
  },
  answer: (language): ApplicationAnswer => ({ data: { desc: SUBMISSION_ANSWERS.application_text[language] } }),
  failed: APPLICATION_MESSAGES.send_failed,
};

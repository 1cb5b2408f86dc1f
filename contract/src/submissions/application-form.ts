import { RESUME_MAX_BYTES } from '../constants.ts';
import { APPLICATION_MESSAGES } from '../forms/application-messages.ts';
import {
  type ApplicationAnswer,
  type ApplicationSubmission,
  applicationSubmissionSchema,
  checkApplicationSubmission,
} from '../forms/application-submission.ts';
import type { ResumeExtension } from '../forms/resume.ts';
import { RESUME_ADVICE, type ResumeAdvice } from '../forms/resume-advice.ts';
import {
  createInvalidRefusal,
  createTooLargeRefusal,
  type Judgement,
  looksLikeSpam,
  readFields,
  refuse,
  type SubmissionBody,
  type SubmissionForm,
  type SubmissionRules,
} from './judgement.ts';
import type { ExamineResume } from './resume-examination.ts';
import { decodeDataUrl } from './resume-kind.ts';
import { SUBMISSION_ANSWERS } from './submission-answers.ts';

/** The facts about a resume that the rules need: its decoded size in bytes, and its type by content. */
export type ResumeFacts = {
  readonly size: number;
  readonly kind: ResumeExtension | null;
  /** Advice to the applicant if the type is not allowed. */
  readonly advice?: ResumeAdvice | null;
};

/** A valid application without the text of its resume, which is dropped because it is the largest part. */
type JudgedApplication<R> = {
  readonly submission: Omit<ApplicationSubmission, 'resume'>;
  readonly resume: R;
  readonly kind: ResumeExtension;
  readonly isSpam: boolean;
};

/** A valid application with its resume decoded. */
export type AcceptedApplication = JudgedApplication<Buffer>;

/**
 * Validates an application whose resume was examined separately (§5): `body.resume` is ignored.
 *
 * @param resume null if it is missing, or can't be decoded
 */
export function judgeApplication<R extends ResumeFacts>(
  body: SubmissionBody,
  resume: R | null,
  rules: SubmissionRules,
): Judgement<JudgedApplication<R>> {
  const { language } = rules;
  const read = readFields(applicationSubmissionSchema, body, language);
  if (read.kind === 'refused') return read;
  const { resume: _text, ...submission } = read.accepted;
  if (resume && resume.size > RESUME_MAX_BYTES)
    return refuse(createTooLargeRefusal(APPLICATION_MESSAGES.too_large[language]));
  // By its content, not its name: a file of unknown type fails the form's own rule for types.
  const file = resume && { name: `resume.${resume.kind ?? 'unknown'}`, size: resume.size };
  const params = checkApplicationSubmission(read.accepted, file, rules);
  if (resume && !resume.kind) {
    const message = APPLICATION_MESSAGES.resume_type[language];
    const advice = resume.advice ? { advice: { resume: RESUME_ADVICE[resume.advice][language] } } : {};
    return refuse({ status: 415, code: 'bc_unsupported_type', message, params, ...advice });
  }
  if (!resume?.kind || Object.keys(params).length > 0) {
    return refuse(createInvalidRefusal(APPLICATION_MESSAGES.fields_invalid[language], params));
  }
  return { kind: 'accepted', accepted: { submission, resume, kind: resume.kind, isSpam: looksLikeSpam(body) } };
}

/** Validates an application with its resume in the body, as a data URL. */
export async function judgeWholeApplication(
  body: SubmissionBody,
  rules: SubmissionRules,
  examineResume: ExamineResume,
): Promise<Judgement<AcceptedApplication>> {
  const bytes = typeof body.resume === 'string' ? decodeDataUrl(body.resume) : null;
  const facts = bytes && { bytes, size: bytes.length, ...(await examineResume(bytes)) };
  const judged = judgeApplication(body, facts, rules);
  if (judged.kind === 'refused') return judged;
  return { kind: 'accepted', accepted: { ...judged.accepted, resume: judged.accepted.resume.bytes } };
}

/** POST `career-form` (§7). */
export const APPLICATION_FORM: Omit<SubmissionForm<AcceptedApplication>, 'judge'> = {
  // The largest resume as base64, and room for the other fields.
  maxBytes: Math.ceil((RESUME_MAX_BYTES * 4) / 3) + 64 * 1024,
  tooLarge: APPLICATION_MESSAGES.too_large,
  answer: (language, own): ApplicationAnswer => ({
    data: { desc: own?.application_text ?? SUBMISSION_ANSWERS.application_text[language] },
  }),
  failed: APPLICATION_MESSAGES.send_failed,
};

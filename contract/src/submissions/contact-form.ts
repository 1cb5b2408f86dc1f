import { CONTACT_MESSAGES } from '../forms/contact-messages.ts';
import {
  type ContactAnswer,
  type ContactSubmission,
  checkContactSubmission,
  contactSubmissionSchema,
} from '../forms/contact-submission.ts';
import { createInvalidRefusal, looksLikeSpam, readFields, refuse, type SubmissionForm } from './judgement.ts';
import { SUBMISSION_ANSWERS } from './submission-answers.ts';

/** A valid message. */
export type AcceptedContact = { readonly submission: ContactSubmission; readonly isSpam: boolean };

/** POST `submit-form` (§7). */
export const CONTACT_FORM: SubmissionForm<AcceptedContact> = {
  // Room for the longest fields in any script, written as JSON escapes.
  maxBytes: 256 * 1024,
  tooLarge: SUBMISSION_ANSWERS.too_large,
  judge(body, rules) {
    const { language } = rules;
    const read = readFields(contactSubmissionSchema, body, language);
    if (read.kind === 'refused') return read;
    const params = checkContactSubmission(read.accepted, rules);
    if (Object.keys(params).length > 0)
      return refuse(createInvalidRefusal(SUBMISSION_ANSWERS.invalid[language], params));
    return { kind: 'accepted', accepted: { submission: read.accepted, isSpam: looksLikeSpam(body) } };
  },
  answer: (language, own): ContactAnswer => ({
    message: { message: own?.contact_title ?? SUBMISSION_ANSWERS.contact_title[language] },
    data: { message: own?.contact_text ?? SUBMISSION_ANSWERS.contact_text[language] },
  }),
  failed: CONTACT_MESSAGES.send_failed,
};

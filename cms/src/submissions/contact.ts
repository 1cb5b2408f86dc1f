import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import {
  type ContactAnswer,
  checkContactSubmission,
  contactSubmissionSchema,
} from '@kontorwerk/contract/forms/contact-submission';
import { payload } from '../payload.ts';
import { ANSWERS } from './answers.ts';
import { phoneRule, store } from './store.ts';
import { accepted, invalid, takingIn } from './take-in.ts';

/** Answers POST `submit-form` (§7): 200 when the message is on disk. */
export const submitContact = takingIn({
  called: 'A contact message',
  // Room for the longest fields in any script, written as JSON escapes.
  maxBytes: 256 * 1024,
  tooLarge: ANSWERS.too_large,
  schema: contactSubmissionSchema,
  failed: CONTACT_MESSAGES.send_failed,
  async answer({ submission, language, isSpam }) {
    const cms = await payload();
    const params = checkContactSubmission(submission, { phoneRule: await phoneRule(cms), language });
    if (Object.keys(params).length > 0) return invalid(ANSWERS.invalid[language], params);
    const agreed = submission.checkbox === true || submission.checkbox === 'true' || submission.checkbox === 'on';
    const data = { ...submission, checkbox: agreed, language, suspected_spam: isSpam, status: 'new' } as const;
    await store(cms, 'contact-messages', (req) =>
      cms.create({ collection: 'contact-messages', data, depth: 0, overrideAccess: true, req }),
    );
    const answer: ContactAnswer = {
      message: { message: ANSWERS.contact_title[language] },
      data: { message: ANSWERS.contact_text[language] },
    };
    return accepted(answer);
  },
});

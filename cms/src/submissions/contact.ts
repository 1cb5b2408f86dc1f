import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { checkContactSubmission, contactSubmissionSchema } from '@kontorwerk/contract/forms/contact-submission';
import type { ContactAnswer } from '@kontorwerk/contract/wire';
import { wireError } from '../http/responses.ts';
import { payload } from '../payload.ts';
import { contactLimiter } from './admit.ts';
import { ANSWERS } from './answers.ts';
import { phoneRule, store } from './store.ts';
import { accepted, type FormRules, invalid, takeIn } from './take-in.ts';

const RULES = {
  limiter: contactLimiter,
  // Room for the longest fields in any script, written as JSON escapes.
  maxBytes: 256 * 1024,
  tooLarge: ANSWERS.too_large,
  schema: contactSubmissionSchema,
} as const satisfies FormRules<unknown>;

/** Answers POST `submit-form` (§7): 200 when the message is on disk. */
export async function submitContact(request: Request): Promise<Response> {
  const taken = await takeIn(request, RULES);
  if (taken instanceof Response) return taken;
  const { submission, language, isSpam } = taken;
  try {
    const cms = await payload();
    const params = checkContactSubmission(submission, { phoneRule: await phoneRule(cms), language });
    if (Object.keys(params).length > 0) return invalid(ANSWERS.invalid[language], params);
    const agreed = submission.checkbox === true || submission.checkbox === 'true' || submission.checkbox === 'on';
    const data = { ...submission, checkbox: agreed, language, suspected_spam: isSpam, status: 'new' } as const;
    await store(cms, 'contact-messages', (req) =>
      cms.create({ collection: 'contact-messages', data, depth: 0, overrideAccess: true, req }),
    );
  } catch (error) {
    console.error('A contact message could not be stored:', error);
    return wireError({ code: 'bc_unavailable', message: CONTACT_MESSAGES.send_failed[language], status: 503 });
  }
  const answer: ContactAnswer = {
    message: { message: ANSWERS.contact_title[language] },
    data: { message: ANSWERS.contact_text[language] },
  };
  return accepted(answer);
}

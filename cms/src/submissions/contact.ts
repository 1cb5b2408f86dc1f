import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { checkContactSubmission, contactSubmissionSchema } from '@kontorwerk/contract/forms/contact-submission';
import type { ContactAnswer } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { CROSS_ORIGIN, wireError } from '../http/responses.ts';
import { payload } from '../payload.ts';
import { contactLimiter, turnedAway } from './admit.ts';
import { ANSWERS, answerLanguage } from './answers.ts';
import { invalidFields } from './invalid-fields.ts';
import { isSpam } from './is-spam.ts';
import { phoneRule } from './phone-rule.ts';
import { readJson } from './read-json.ts';
import { store } from './store.ts';

/** Room for the longest fields in any script, written as JSON escapes. */
const MAX_BYTES = 256 * 1024;

/** Answers POST `submit-form` (§7): 200 when the message is on disk. */
export async function submitContact(request: Request): Promise<Response> {
  const language = answerLanguage(request.headers.get('accept-language'));
  const refused = turnedAway(request, contactLimiter, language);
  if (refused) return refused;

  const read = await readJson(request, MAX_BYTES);
  if (read.kind === 'too_large') {
    return wireError({ code: 'bc_too_large', message: ANSWERS.too_large[language], status: 413 });
  }
  if (read.kind === 'unreadable') {
    return wireError({ code: 'rest_invalid_json', message: ANSWERS.unreadable[language], status: 400 });
  }
  const parsed = v.safeParse(contactSubmissionSchema, read.body);
  if (!parsed.success) return invalidFields(parsed.issues, ANSWERS.invalid[language]);
  const submission = parsed.output;
  try {
    const cms = await payload();
    const params = checkContactSubmission(submission, { phoneRule: await phoneRule(cms), language });
    if (Object.keys(params).length > 0) {
      return wireError({ code: 'rest_invalid_param', message: ANSWERS.invalid[language], status: 400, params });
    }
    const agreed = submission.checkbox === true || submission.checkbox === 'true' || submission.checkbox === 'on';
    const data = {
      ...submission,
      checkbox: agreed,
      language,
      suspected_spam: isSpam(read.body),
      status: 'new',
    } as const;
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
  return Response.json(answer, { headers: { ...CROSS_ORIGIN, 'Cache-Control': 'no-store' } });
}

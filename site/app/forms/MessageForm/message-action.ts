import { languageOf } from '@kontorwerk/contract/address/address';
import type { ContactVariant } from '@kontorwerk/contract/forms/contact';
import { formRulesOf } from '@kontorwerk/contract/settings/form-rules';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';
import { readText } from '../form-state.ts';
import { honeypotOf } from '../Honeypot.tsx';
import { buildPostedAnswer } from '../posted-answer.ts';
import { readContactValues, refuseContact } from './contact-values.ts';
import { VARIANT_FIELD } from './message-fields.ts';
import { omitEmptySubject, readSubject } from './message-subject.ts';
import type { PostedMessage } from './posted-message.ts';
import { sendContact } from './send-contact.ts';

/** Handles a contact form posted without JavaScript: validates and submits it and returns all of its values. */
export async function messageAction({ content, place }: LoaderArgs): Promise<LoaderResult<PostedMessage>> {
  const language = languageOf(place.pathname);
  const { form } = content;
  const variant: ContactVariant = readText(form, VARIANT_FIELD) === 'footer' ? 'footer' : 'full';
  const values = readContactValues(form);
  const about = readSubject(form);
  const rules = formRulesOf(content.settings(language));
  let answered: Response | null = null;
  const found =
    refuseContact(values, { variant, ...rules }) ??
    (await sendContact(values, {
      variant,
      language,
      extra: { ...honeypotOf(form), ...omitEmptySubject(about) },
      post: async (...submission) => {
        answered = await content.post(...submission);
        return answered;
      },
      now: () => new Date(),
    }));
  const { outcome, init } = buildPostedAnswer(found, answered, SUBMISSION_ANSWERS.too_large);
  return { data: { variant, values, about, outcome }, ...init };
}

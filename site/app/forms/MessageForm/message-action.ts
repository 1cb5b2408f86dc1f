import { languageOf } from '@kontorwerk/contract/address';
import type { ContactVariant } from '@kontorwerk/contract/forms/contact';
import { type ActionFunctionArgs, data } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { textOf } from '../form-state.ts';
import { honeypotOf } from '../Honeypot.tsx';
import { contactValues, refuseContact } from './contact-values.ts';
import { VARIANT_FIELD } from './message-fields.ts';
import type { PostedMessage } from './posted-message.ts';
import { type ContactOutcome, sendContact } from './send-contact.ts';

function statusOf(outcome: ContactOutcome): number {
  if (outcome.status === 'sent') return 200;
  return Object.keys(outcome.errors).length > 0 ? 400 : 503;
}

/** Takes a contact form that a browser without a script posts: checks it, sends it on, and hands all of it back. */
export async function messageAction({ context, url }: ActionFunctionArgs) {
  const content = context.get(contentContext);
  const language = languageOf(url.pathname);
  const { form } = content;
  const variant: ContactVariant = textOf(form, VARIANT_FIELD) === 'footer' ? 'footer' : 'full';
  const values = contactValues(form);
  const phoneRule = content.settings(language).phone_rule;
  const outcome =
    refuseContact(values, { variant, phoneRule }) ??
    (await sendContact(values, {
      variant,
      language,
      extra: honeypotOf(form),
      post: content.post,
      now: () => new Date(),
    }));
  const posted: PostedMessage = { variant, values, outcome };
  return data(posted, { status: statusOf(outcome) });
}

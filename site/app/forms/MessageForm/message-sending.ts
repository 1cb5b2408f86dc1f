import type { ContactField } from '@kontorwerk/contract/forms/contact';
import type { Language } from '@kontorwerk/contract/languages';
import { honeypotOf } from '../Honeypot.tsx';
import { postJson } from '../post-json.ts';
import type { Sending } from '../use-submission.ts';
import { contactValues, type Rules, refuseContact } from './contact-values.ts';
import { type SentMessage, sendContact } from './send-contact.ts';

// Comes along: what confirms a message is there before the message is sent.
export { Sent } from '../Sent/Sent.tsx';

/** What the rules depend on, and the language of the reply. */
type SendingOptions = Rules & { readonly language: Language };

/** Checks a contact form in the browser, and sends it (§5, §7). */
export function messageSending({ language, ...rules }: SendingOptions): Sending<ContactField, SentMessage> {
  return {
    check: (data) => refuseContact(contactValues(data), rules),
    send: (data) =>
      sendContact(contactValues(data), {
        variant: rules.variant,
        language,
        extra: honeypotOf(data),
        post: postJson,
        now: () => new Date(),
      }),
  };
}

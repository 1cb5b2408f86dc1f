import type { ContactField } from '@kontorwerk/contract/forms/contact';
import type { Language } from '@kontorwerk/contract/languages';
import { honeypotOf } from '../Honeypot.tsx';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { postJson } from '../post-json.ts';
import type { Sending } from '../use-submission.ts';
import { aboutOfForm, aboutSent } from './about-of-form.ts';
import { contactValues, type Rules, refuseContact } from './contact-values.ts';
import { type SentMessage, sendContact } from './send-contact.ts';

// Part of this chunk, so that the confirmation is loaded before the message is sent.
export { Sent } from '../Sent/Sent.tsx';

const keys = createIdempotencyKeys();

/** The inputs of the rules, with the language of the reply. */
type SendingOptions = Rules & { readonly language: Language };

/** Validates a contact form in the browser and sends it (§5, §7). */
export function messageSending({ language, ...rules }: SendingOptions): Sending<ContactField, SentMessage> {
  return {
    read: (form) => new FormData(form),
    check: (data) => refuseContact(contactValues(data), rules),
    async send(data) {
      const outcome = await sendContact(contactValues(data), {
        variant: rules.variant,
        language,
        extra: { ...honeypotOf(data), ...aboutSent(aboutOfForm(data)), ...keys.of(data) },
        post: postJson,
        now: () => new Date(),
      });
      if (outcome.status === 'sent') keys.arrived();
      return outcome;
    },
  };
}

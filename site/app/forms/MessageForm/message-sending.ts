import type { ContactField } from '@kontorwerk/contract/forms/contact';
import type { Language } from '@kontorwerk/contract/languages';
import { honeypotOf } from '../Honeypot.tsx';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { postJson } from '../post-json.ts';
import type { Sending } from '../use-submission.ts';
import { type ContactRules, readContactValues, refuseContact } from './contact-values.ts';
import { omitEmptySubject, readSubject } from './message-subject.ts';
import { type SentMessage, sendContact } from './send-contact.ts';

// Part of this chunk, so that the confirmation is loaded before the message is sent.
export { Sent } from '../Sent/Sent.tsx';

const keys = createIdempotencyKeys();

/** The inputs of the rules, with the language of the reply. */
type SendingOptions = ContactRules & { readonly language: Language };

/** Validates a contact form in the browser and sends it (§5, §7). */
export function createMessageSending({ language, ...rules }: SendingOptions): Sending<ContactField, SentMessage> {
  return {
    read: (form) => new FormData(form),
    check: (data) => refuseContact(readContactValues(data), rules),
    async send(data) {
      const outcome = await sendContact(readContactValues(data), {
        variant: rules.variant,
        language,
        extra: { ...honeypotOf(data), ...omitEmptySubject(readSubject(data)), ...keys.of(data) },
        post: postJson,
        now: () => new Date(),
      });
      if (outcome.status === 'sent') keys.renew();
      return outcome;
    },
  };
}

import type { ContactField, ContactVariant } from '@kontorwerk/contract/forms/contact';
import { type ReactNode, useContext, useId, useRef } from 'react';
import { inLanguage } from '#app/language/address.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { useSite } from '#app/shell/site-data.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import styles from '../Form.module.css';
import { FormEnd } from '../FormEnd.tsx';
import { formWords } from '../form-words.ts';
import { Honeypot, honeypotOf } from '../Honeypot.tsx';
import { postJson } from '../post-json.ts';
import { useSubmission } from '../use-submission.ts';
import { contactValues, refuseContact } from './contact-values.ts';
import { MessageFields } from './MessageFields.tsx';
import { VARIANT_FIELD } from './message-fields.ts';
import { MessageStartContext } from './posted-message.ts';
import { type SentMessage, sendContact, shownFields } from './send-contact.ts';
import { useMessageTaker } from './use-message-taker.ts';

/** Where a browser without a script posts the contact forms to. */
const ACTION = '/contactus/contactform';

type MessageFormProps = {
  readonly variant: ContactVariant;
  readonly button: string;
  /** What stands below the button. */
  readonly note?: ReactNode;
  readonly onSent: (sent: SentMessage) => void;
};

/** The contact form (§4, §5), on the contact page in full and at the foot of every other page. */
export function MessageForm({ variant, button, note, onSent }: MessageFormProps) {
  const language = useLanguage();
  const phoneRule = useSite().settings.phone_rule;
  const { posted, prefill } = useContext(MessageStartContext);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const idOf = (field: string) => `${formId}-${field}`;
  const submission = useSubmission<ContactField, SentMessage>({
    form,
    fields: shownFields(variant),
    posted: posted?.outcome.status === 'refused' ? posted.outcome : null,
    check: (data) => refuseContact(contactValues(data), { variant, phoneRule, language }),
    send: (data) =>
      sendContact(contactValues(data), {
        variant,
        language,
        extra: honeypotOf(data),
        post: postJson,
        now: () => new Date(),
      }),
    onSent,
  });
  useMessageTaker(message, () => submission.edited('message'));
  const { errors, sending, submit, markOf, edited, summary, message: failure } = submission;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={inLanguage(ACTION, language)}
      onSubmit={submit}
    >
      {errors.length > 0 && <ErrorSummary errors={errors} idOf={idOf} announced={failure === ''} ref={summary} />}
      <input type="hidden" name={VARIANT_FIELD} value={variant} />
      <MessageFields
        variant={variant}
        values={posted?.values}
        prefill={prefill}
        idOf={idOf}
        markOf={markOf}
        onEdit={edited}
        message={message}
      />
      <Honeypot />
      <FormEnd button={button === '' ? formWords[language].send : button} sending={sending} message={failure} />
      {note && <div className={styles.note}>{note}</div>}
    </form>
  );
}

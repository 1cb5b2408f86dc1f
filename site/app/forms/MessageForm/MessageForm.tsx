import { inLanguage } from '@kontorwerk/contract/address/address';
import { CONTACT_SEND_FAILED, LAST_NAME_REQUIRED } from '@kontorwerk/contract/forms/browser-messages';
import { type ContactVariant, DEFAULT_CONTACT_SERVICE } from '@kontorwerk/contract/forms/contact';
import { SERVICE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { formRulesOf } from '@kontorwerk/contract/settings/form-rules';
import { FORM_WORDS } from '@kontorwerk/contract/words/form-words';
import { type ReactNode, useContext, useId, useRef } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import styles from '../Form.module.css';
import { FormEnd } from '../FormEnd.tsx';
import { Honeypot } from '../Honeypot.tsx';
import { useSubmission } from '../use-submission.ts';
import { AboutFields } from './AboutFields.tsx';
import { MessageFields } from './MessageFields.tsx';
import { listFields, VARIANT_FIELD } from './message-fields.ts';
import { MessageStartContext } from './posted-message.ts';
import type { SentMessage } from './send-contact.ts';
import { useMessageTarget } from './use-message-target.ts';

/** The form kind, the same for the full and the footer form. */
const KIND = 'message';

/** The form's action without JavaScript. */
const ACTION = PAGES.contact.path;

type MessageFormProps = {
  readonly variant: ContactVariant;
  readonly button: string;
  /** Rendered below the button. */
  readonly note?: ReactNode;
  readonly onSent: (sent: SentMessage) => void;
};

/** The contact form (§4, §5): in full on the contact page, short at the foot of every other page. */
export function MessageForm({ variant, button, note, onSent }: MessageFormProps) {
  const language = useLanguage();
  const t = useWords('form', FORM_WORDS);
  const { settings } = useSite();
  const { posted, prefill, service, ...start } = useContext(MessageStartContext);
  // A topic that only repeats the chosen service is dropped.
  const isSaid = service !== null && SERVICE_LABELS[service][language] === start.about.topic;
  const about = posted?.about ?? (isSaid ? { ...start.about, topic: '' } : start.about);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const idOf = (field: string) => `${formId}-${field}`;
  const submission = useSubmission({
    form,
    kind: KIND,
    fields: listFields(variant),
    posted: posted?.outcome.status === 'refused' ? posted.outcome : null,
    required: { name: LAST_NAME_REQUIRED },
    incomplete: null,
    load: async () => (await import('./message-sending.ts')).createMessageSending,
    options: { variant, ...formRulesOf(settings), language },
    offline: CONTACT_SEND_FAILED,
    onSent,
  });
  useMessageTarget(message, () => submission.edited('message'));
  const { errors, sending, submit, begun, markOf, edited, summary, message: problem, failure } = submission;
  return (
    <form
      ref={form}
      name={KIND}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={inLanguage(ACTION, language)}
      onSubmit={submit}
      onFocus={begun}
    >
      {errors.length > 0 && <ErrorSummary errors={errors} idOf={idOf} announced={problem === ''} ref={summary} />}
      <AboutFields key={`${about.topic}, ${about.person}`} {...about} />
      <p className={styles.note}>{t.allRequired}</p>
      <input type="hidden" name={VARIANT_FIELD} value={variant} />
      <MessageFields
        variant={variant}
        values={posted?.values}
        first={{ message: prefill, service: service ?? DEFAULT_CONTACT_SERVICE }}
        covered={posted === null && service === null && about.topic !== ''}
        idOf={idOf}
        markOf={markOf}
        onEdit={edited}
        message={message}
      />
      <Honeypot />
      <FormEnd button={button === '' ? t.send : button} sending={sending} message={problem} ref={failure} />
      {note && <div className={styles.note}>{note}</div>}
    </form>
  );
}

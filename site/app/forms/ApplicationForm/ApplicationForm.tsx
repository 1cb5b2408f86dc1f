import { APPLICATION_PHONE_FIRST_DIGITS } from '@kontorwerk/contract/constants';
import {
  APPLICATION_FIELDS,
  type ApplicationField,
  createEmptyApplication,
} from '@kontorwerk/contract/forms/application';
import { APPLICATION_LABELS } from '@kontorwerk/contract/forms/application-labels';
import { APPLICATION_MESSAGES, POSITION_REQUIRED } from '@kontorwerk/contract/forms/application-messages';
import { APPLICATION_NETWORK_FAILED } from '@kontorwerk/contract/forms/browser-messages';
import { formRulesOf } from '@kontorwerk/contract/settings/form-rules';
import { APPLICATION_WORDS } from '@kontorwerk/contract/words/application-words';
import { useId, useRef, useState } from 'react';
import { useOwnWords, useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { TextField } from '#app/ui/Field/TextField.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import styles from '../Form.module.css';
import { FormEnd } from '../FormEnd.tsx';
import { formPhrases } from '../form-phrases.ts';
import { Honeypot } from '../Honeypot.tsx';
import { useSubmission } from '../use-submission.ts';
import type { SentApplication } from './application-outcome.ts';
import { ExperienceField } from './ExperienceField.tsx';
import type { PostedApplication } from './posted-application.ts';
import { ResumeField } from './ResumeField.tsx';
import { TermsField } from './TermsField.tsx';

const KIND = 'application';

type ApplicationFormProps = {
  /** The job's title; empty if the applicant enters the position. */
  readonly position: string;
  readonly posted: PostedApplication | null;
  readonly onSent: (sent: SentApplication) => void;
};

/** The application form (§4, §5). Without a script it is posted to its own page. */
export function ApplicationForm({ position, posted, onSent }: ApplicationFormProps) {
  const language = useLanguage();
  const t = useWords('application', APPLICATION_WORDS);
  const labels = useOwnWords('application_labels');
  const rules = formRulesOf(useSite().settings);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [progress, setProgress] = useState<number | null>(null);
  const idOf = (name: string) => `${formId}-${name}`;

  const { errors, message, failure, sending, summary, submit, begun, edited, markOf } = useSubmission({
    form,
    kind: KIND,
    fields: APPLICATION_FIELDS,
    posted: posted?.outcome.status === 'refused' ? posted.outcome : null,
    required: { position: POSITION_REQUIRED },
    incomplete: APPLICATION_MESSAGES.fields_invalid,
    load: async () => (await import('./application-sending.ts')).createApplicationSending,
    options: { ...rules, language, onProgress: setProgress },
    offline: APPLICATION_NETWORK_FAILED,
    onSent,
  });
  const start = posted?.values ?? createEmptyApplication(position);
  const field = (name: ApplicationField) => ({
    id: idOf(name),
    name,
    label: labels?.[name] ?? APPLICATION_LABELS[name][language],
    onChange: () => edited(name),
    ...markOf(name),
  });
  return (
    <form
      ref={form}
      name={KIND}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action="#apply"
      onSubmit={submit}
      onFocus={begun}
    >
      {errors.length > 0 && message !== '' && (
        <ErrorSummary errors={errors} idOf={idOf} announced={false} ref={summary} />
      )}
      <TextField {...field('full_name')} defaultValue={start.full_name} aria-required autoComplete="name" />
      <TextField {...field('email')} defaultValue={start.email} type="email" aria-required autoComplete="email" />
      <TextField
        {...field('phone_number')}
        defaultValue={start.phone_number}
        help={
          rules.phoneRule === 'international'
            ? undefined
            : formPhrases[language].phoneHelp(APPLICATION_PHONE_FIRST_DIGITS)
        }
        type="tel"
        aria-required
        autoComplete="tel"
      />
      <ExperienceField {...field('years_of_experience')} defaultValue={start.years_of_experience} aria-required />
      <TextField {...field('position')} defaultValue={start.position} wide required />
      <ResumeField
        id={idOf('resume')}
        error={markOf('resume').error}
        progress={sending ? progress : null}
        onEdit={(error) => edited('resume', error)}
      />
      <TermsField {...field('checkbox')} defaultChecked={start.checkbox} />
      <Honeypot />
      <FormEnd button={t.sendApplication} sending={sending} message={message} ref={failure} />
    </form>
  );
}

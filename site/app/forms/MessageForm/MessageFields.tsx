import {
  type ContactField,
  type ContactValues,
  type ContactVariant,
  createEmptyContact,
} from '@kontorwerk/contract/forms/contact';
import { CONTACT_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import { FORM_WORDS } from '@kontorwerk/contract/words/form-words';
import type { Ref } from 'react';
import { useOwnWords, useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { useSite } from '#app/base/site-data.ts';
import { classes } from '#app/styles/classes.ts';
import type { FieldMark } from '#app/ui/Field/field-parts.ts';
import { SelectField } from '#app/ui/Field/SelectField.tsx';
import { TextArea } from '#app/ui/Field/TextArea.tsx';
import { TextField } from '#app/ui/Field/TextField.tsx';
import styles from './AboutFields.module.css';
import { listServiceChoices, listTitleChoices } from './message-fields.ts';
import { PhoneField } from './PhoneField.tsx';

type MessageFieldsProps = {
  readonly variant: ContactVariant;
  /** The values posted without JavaScript. */
  readonly values: ContactValues | undefined;
  /** The initial values otherwise. */
  readonly first: Pick<ContactValues, 'message' | 'service'>;
  /** Whether a subject that is none of the services replaces the service field. */
  readonly covered: boolean;
  readonly idOf: (field: ContactField) => string;
  readonly markOf: (field: ContactField) => FieldMark;
  readonly onEdit: (field: ContactField) => void;
  readonly message: Ref<HTMLTextAreaElement>;
};

/** The contact form's fields, uncontrolled; the footer's form has fewer (§5). */
export function MessageFields({ variant, values, first, covered, idOf, markOf, onEdit, message }: MessageFieldsProps) {
  const language = useLanguage();
  const { phone_rule } = useSite().settings;
  const labels = useOwnWords('contact_labels');
  const start = values ?? { ...createEmptyContact(), ...first };
  const field = (name: ContactField) => ({
    id: idOf(name),
    name,
    label: labels?.[name] ?? CONTACT_LABELS[name][language],
    defaultValue: start[name],
    onChange: () => onEdit(name),
    ...markOf(name),
  });
  return (
    <>
      <SelectField
        {...field('Mrormrs')}
        choices={listTitleChoices(language, useOwnWords('titles'))}
        autoComplete="honorific-prefix"
      />
      <TextField {...field('first_name')} aria-required autoComplete="given-name" />
      {variant === 'full' && (
        <>
          <TextField {...field('name')} required autoComplete="family-name" />
          <TextField {...field('company')} aria-required autoComplete="organization" />
        </>
      )}
      <TextField {...field('email')} type="email" aria-required autoComplete="email" />
      <PhoneField {...field('mobile')} rule={phone_rule} aria-required />
      <div key={`${first.service} ${covered}`} className={classes(styles.service, covered && styles.covered)}>
        <SelectField {...field('service')} choices={listServiceChoices(language, useOwnWords('services'))} />
      </div>
      <TextArea
        {...field('message')}
        wide
        aria-required
        placeholder={useWords('form', FORM_WORDS).messageHint}
        ref={message}
      />
    </>
  );
}

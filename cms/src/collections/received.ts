import type { LocalText } from '@kontorwerk/contract/languages';
import type { CheckboxField, EmailField, Field, NumberField, SelectField, TextareaField, TextField } from 'payload';

type ReceivedField = CheckboxField | EmailField | NumberField | SelectField | TextareaField | TextField;

/** A field as it was received: nobody changes it, an administrator neither. */
export function received<F extends ReceivedField>(field: F, label: LocalText): F {
  return { ...field, label, access: { update: () => false }, admin: { ...field.admin, readOnly: true } };
}

/** The field that tells a suspected spam; its sender got the same answer as everybody. */
const suspectedSpam: CheckboxField = {
  name: 'suspected_spam',
  type: 'checkbox',
  label: { en: 'Suspected spam', de: 'Spam-Verdacht' },
  defaultValue: false,
  admin: { position: 'sidebar' },
};

/** Notes of those who handle it. */
const notes: TextareaField = {
  name: 'notes',
  type: 'textarea',
  label: { en: 'Notes', de: 'Notizen' },
  admin: { position: 'sidebar' },
};

/** In which language the form was filled in, so that the answer can be too. */
const language: SelectField = received(
  {
    name: 'language',
    type: 'select',
    options: [
      { value: 'en', label: { en: 'English', de: 'Englisch' } },
      { value: 'de', label: { en: 'German', de: 'Deutsch' } },
    ],
    admin: { position: 'sidebar' },
  },
  { en: 'Language', de: 'Sprache' },
);

type Status = { readonly value: string; readonly label: LocalText };

/** What those who handle it note down: how far it is, among other things. It begins as the first of the statuses. */
export function handling(statuses: readonly [Status, ...Status[]]): Field[] {
  const status: SelectField = {
    name: 'status',
    type: 'select',
    label: { en: 'Status', de: 'Status' },
    required: true,
    defaultValue: statuses[0].value,
    index: true,
    options: [...statuses],
    admin: { position: 'sidebar' },
  };
  return [status, suspectedSpam, language, notes];
}

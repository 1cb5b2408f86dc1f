import type { LocalText } from '@kontorwerk/contract/languages';
import type { CheckboxField, EmailField, NumberField, SelectField, TextareaField, TextField } from 'payload';

type ReceivedField = CheckboxField | EmailField | NumberField | SelectField | TextareaField | TextField;

/** A field as it was received: nobody changes it, an administrator neither. */
export function received<F extends ReceivedField>(field: F, label: LocalText): F {
  return { ...field, label, access: { update: () => false }, admin: { ...field.admin, readOnly: true } };
}

/** The field that tells a suspected spam; its sender got the same answer as everybody. */
export const suspectedSpam: CheckboxField = {
  name: 'suspected_spam',
  type: 'checkbox',
  label: { en: 'Suspected spam', de: 'Spam-Verdacht' },
  defaultValue: false,
  admin: { position: 'sidebar' },
};

/** Notes of those who handle it. */
export const notes: TextareaField = {
  name: 'notes',
  type: 'textarea',
  label: { en: 'Notes', de: 'Notizen' },
  admin: { position: 'sidebar' },
};

/** In which language the form was filled in, so that the answer can be too. */
export const language: SelectField = received(
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

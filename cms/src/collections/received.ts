import { LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import type { CheckboxField, Field, NumberField, SelectField, TextareaField, TextField, UploadField } from 'payload';
import { longText, select } from '../fields/basic-fields.ts';
import { LANGUAGE_NAMES } from '../labels.ts';

type ReceivedField = CheckboxField | NumberField | SelectField | TextareaField | TextField | UploadField;

/** A field as it was received: nobody changes it, an administrator neither. */
export function received<F extends ReceivedField>(field: F): F {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } };
}

/** What the visitor came from, and whom they want to reach (additive); empty where they came by themselves. */
export const about: readonly TextField[] = [
  received({ name: 'topic', type: 'text', label: { en: 'Topic', de: 'Thema' } }),
  received({ name: 'person', type: 'text', label: { en: 'For', de: 'An' } }),
];

/** Of the key and the content together: what comes twice is stored once, which the database itself sees to. */
export const idempotencyDigest: TextField = {
  name: 'idempotency_digest',
  type: 'text',
  unique: true,
  access: { read: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

/** The field that tells a suspected spam; its sender got the same answer as everybody. */
const suspectedSpam: CheckboxField = {
  name: 'suspected_spam',
  type: 'checkbox',
  label: { en: 'Suspected spam', de: 'Spam-Verdacht' },
  defaultValue: false,
  admin: { position: 'sidebar' },
};

/** Notes of those who handle it. */
const notes = longText('notes', { label: { en: 'Notes', de: 'Notizen' }, localized: false, sidebar: true });

/** In which language the form was filled in, so that the answer can be too. */
const language = received(
  select('language', {
    label: { en: 'Language', de: 'Sprache' },
    options: LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
    sidebar: true,
  }),
);

type Status = { readonly value: string; readonly label: LocalText };

/** What those who handle it note down: how far it is, among other things. It begins as the first of the statuses. */
export function handling(statuses: readonly [Status, ...Status[]]): Field[] {
  const status = select('status', {
    label: { en: 'Status', de: 'Status' },
    required: true,
    defaultValue: statuses[0].value,
    index: true,
    options: [...statuses],
    sidebar: true,
  });
  return [status, suspectedSpam, language, notes];
}

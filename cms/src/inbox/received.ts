import { LANGUAGES } from '@kontorwerk/contract/languages';
import type {
  CheckboxField,
  Field,
  NumberField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { select } from '#cms/kit/fields/basic-fields.ts';
import { assignedTo } from './assigned-to.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

type TextLike = NumberField | TextField;
type ReceivedField = CheckboxField | NumberField | SelectField | TextareaField | TextField | UploadField;

/** A field as it was received: nobody changes it, an administrator neither. */
export function received<F extends ReceivedField>(field: F): F {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } };
}

/** Short fields side by side: what somebody wrote and what is done about it are to be seen without a long way down. */
export function sideBySide(...fields: readonly TextLike[]): RowField {
  return { type: 'row', fields: fields.map(inRow) };
}

/** A field with its share of a row. */
function inRow<F extends TextLike>(field: F): F {
  return { ...field, admin: { ...field.admin, width: '33%' } };
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

/** What the form itself suspected; its sender got the same answer as everybody, and what it is in the end says the state. */
const suspectedSpam = received({
  name: 'suspected_spam',
  type: 'checkbox',
  label: { en: 'Suspected spam', de: 'Spam-Verdacht' },
  defaultValue: false,
  admin: { position: 'sidebar' },
});

/** In which language the form was filled in, so that the answer can be too. */
const language = received(
  select('language', {
    label: { en: 'Language', de: 'Sprache' },
    description: {
      en: 'The language the form was filled in; an answer starts out in it.',
      de: 'Die Sprache, in der das Formular ausgefüllt wurde; auch eine Antwort beginnt in ihr.',
    },
    options: LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
    sidebar: true,
  }),
);

/** How far it is and who works on it; and what was noted down and answered, below what was received. */
export function handling(inbox: InboxName): Field[] {
  const { states } = INBOXES[inbox];
  const status: SelectField = {
    ...select('status', {
      label: { en: 'State', de: 'Stand' },
      description: {
        en: 'How far along it is. Colleagues see it in the list.',
        de: 'Wie weit es ist. Kolleginnen und Kollegen sehen es in der Liste.',
      },
      required: true,
      defaultValue: states[0].value,
      index: true,
      options: states.map(({ value, label }) => ({ value, label })),
      sidebar: true,
    }),
  };
  return [
    {
      ...status,
      admin: {
        ...status.admin,
        components: {
          Field: { path: '/inbox/admin/state-field.tsx#StateField', clientProps: { inbox } },
          Cell: { path: '/inbox/admin/state-cell.tsx#StateCell', clientProps: { inbox } },
        },
      },
    },
    assignedTo(inbox),
    suspectedSpam,
    language,
    {
      name: 'thread',
      type: 'ui',
      label: { en: 'Notes and answers', de: 'Notizen und Antworten' },
      admin: {
        disableListColumn: true,
        components: { Field: { path: '/inbox/admin/thread-panel.tsx#ThreadPanel', clientProps: { inbox } } },
      },
    },
  ];
}

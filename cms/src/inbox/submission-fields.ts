import { LANGUAGES } from '@kontorwerk/contract/languages';
import type {
  CheckboxField,
  Field,
  NumberField,
  RelationshipField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { select } from '#cms/kit/fields/basic-fields.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

type TextLike = NumberField | TextField;
type ReceivedField = CheckboxField | NumberField | SelectField | TextareaField | TextField | UploadField;

/** Makes a field read-only for everyone, including administrators. */
export function makeReadOnly<F extends ReceivedField>(field: F): F {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } };
}

/** Puts short fields side by side, so that message and handling fit without much scrolling. */
export function makeRow(...fields: readonly TextLike[]): RowField {
  return { type: 'row', fields: fields.map(sizeInRow) };
}

/** Gives a field its share of a row. */
function sizeInRow<F extends TextLike>(field: F): F {
  return { ...field, admin: { ...field.admin, width: '33%' } };
}

/** The link that led the visitor to the form, and the person they want to reach (additive); empty without one. */
export const contextFields: readonly TextField[] = [
  makeReadOnly({ name: 'topic', type: 'text', label: { en: 'Topic', de: 'Thema' } }),
  makeReadOnly({ name: 'person', type: 'text', label: { en: 'For', de: 'An' } }),
];

/** The digest of idempotency key and content; its unique index makes the database store a repetition once. */
export const idempotencyDigestField: TextField = {
  name: 'idempotency_digest',
  type: 'text',
  unique: true,
  access: { read: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

/** The form's own suspicion; the sender got the usual answer, and the state has the final verdict. */
const suspectedSpamField = makeReadOnly({
  name: 'suspected_spam',
  type: 'checkbox',
  label: { en: 'Suspected spam', de: 'Spam-Verdacht' },
  defaultValue: false,
  admin: { position: 'sidebar' },
});

/** The form's language, in which an answer begins. */
const languageField = makeReadOnly(
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

/** Returns the fields for state, assignee, notes and answers, below what was received. */
export function makeHandlingFields(inbox: InboxName): Field[] {
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
    makeAssigneeField(inbox),
    suspectedSpamField,
    languageField,
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

/** The colleague who works on it, one with access to it. A new assignee is notified by mail. */
function makeAssigneeField(inbox: InboxName): RelationshipField {
  return {
    name: 'assigned_to',
    type: 'relationship',
    relationTo: 'users',
    label: { en: 'Assigned to', de: 'Zuständig' },
    // By their ids: the form sends the condition along, and other roles may not query an account's roles.
    filterOptions: async ({ req }) => {
      const { docs } = await req.payload.find({
        collection: 'users',
        where: { roles: { in: ['admin', INBOXES[inbox].role] } },
        select: { name: true },
        pagination: false,
        ...getReadOptions(req),
      });
      return { id: { in: docs.map(({ id }) => id) } };
    },
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      description: {
        en: 'Whoever you hand it to gets an e-mail with a link.',
        de: 'Wer übernimmt, bekommt eine E-Mail mit einem Link.',
      },
    },
  };
}

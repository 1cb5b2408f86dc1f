import type { Language, LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { settings } from '#cms/base/settings.ts';
import { colleagueName } from '#cms/kit/access/colleague-name.ts';
import type { Value } from '#cms/kit/csv.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';

/** A row of the list, as stored, with the inbox and the reader's language. */
type Row = Readonly<Record<string, unknown>> & { readonly id: number | string };
type Told = { readonly row: Row; readonly inbox: InboxName; readonly reader: Language };

export type Column = {
  readonly label: LocalText;
  /** In characters. */
  readonly width: number;
  readonly value: (told: Told) => Value;
};

function plain(name: string, label: LocalText, width = 20): Column {
  return {
    label,
    width,
    value({ row: { [name]: value } }) {
      if (typeof value === 'number') return value;
      return typeof value === 'string' ? value : null;
    },
  };
}

const received: Column = {
  label: { en: 'Received', de: 'Eingegangen' },
  width: 18,
  value: ({ row: { createdAt } }) => (typeof createdAt === 'string' ? new Date(createdAt) : null),
};

const state: Column = {
  label: { en: 'State', de: 'Stand' },
  width: 14,
  value: ({ row, inbox, reader }) =>
    INBOXES[inbox].states.find(({ value }) => value === row.status)?.label[reader] ?? null,
};

/** An assignee, as far as the reader may see the account. */
const account = v.object({ id: v.number(), name: v.nullish(v.string()), email: v.optional(v.string()) });

const assigned: Column = {
  label: { en: 'Assigned to', de: 'Zuständig' },
  width: 20,
  value({ row: { assigned_to: user } }) {
    if (typeof user !== 'object' || user === null) return null;
    const read = v.safeParse(account, user);
    return read.success ? colleagueName(read.output) : null;
  },
};

const link: Column = {
  label: { en: 'In the CMS', de: 'Im CMS' },
  width: 40,
  value: ({ row, inbox }) => `${settings.publicUrl}/admin/collections/${inbox}/${row.id}`,
};

const BOTH = [
  plain('email', { en: 'E-mail', de: 'E-Mail' }, 30),
  plain('phone_number', { en: 'Phone', de: 'Telefon' }),
  plain('topic', { en: 'Topic', de: 'Thema' }),
  plain('person', { en: 'For', de: 'An' }),
  plain('language', { en: 'Language', de: 'Sprache' }, 10),
] as const;

/** The columns of an export, in order. */
export const COLUMNS: Readonly<Record<InboxName, readonly Column[]>> = {
  'contact-messages': [
    plain('id', { en: 'No.', de: 'Nr.' }, 8),
    received,
    state,
    assigned,
    plain('first_name', { en: 'First name', de: 'Vorname' }),
    plain('last_name', { en: 'Last name', de: 'Nachname' }),
    plain('company', { en: 'Company', de: 'Unternehmen' }, 24),
    ...BOTH,
    plain('department_label', { en: 'Service', de: 'Leistung' }, 24),
    plain('description', { en: 'Message', de: 'Nachricht' }, 60),
    link,
  ],
  applications: [
    plain('id', { en: 'No.', de: 'Nr.' }, 8),
    received,
    state,
    assigned,
    plain('full_name', { en: 'Name', de: 'Name' }, 24),
    plain('position', { en: 'Position', de: 'Stelle' }, 24),
    plain('years_of_experience', { en: 'Years of experience', de: 'Berufserfahrung in Jahren' }, 10),
    ...BOTH,
    link,
  ],
};

import type { Language, LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { settings } from '#cms/base/settings.ts';
import { colleagueName } from '#cms/kit/access/account-names.ts';
import type { CellValue } from '#cms/kit/csv.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';

/** A row of the list, as stored, with the inbox and the reader's language. */
type Row = Readonly<Record<string, unknown>> & { readonly id: number | string };
type ExportedRow = { readonly row: Row; readonly inbox: InboxName; readonly reader: Language };

export type Column = {
  readonly label: LocalText;
  /** In characters. */
  readonly width: number;
  readonly value: (told: ExportedRow) => CellValue;
};

function makePlainColumn(name: string, label: LocalText, width = 20): Column {
  return {
    label,
    width,
    value({ row: { [name]: value } }) {
      if (typeof value === 'number') return value;
      return typeof value === 'string' ? value : null;
    },
  };
}

const receivedColumn: Column = {
  label: { en: 'Received', de: 'Eingegangen' },
  width: 18,
  value: ({ row: { createdAt } }) => (typeof createdAt === 'string' ? new Date(createdAt) : null),
};

const stateColumn: Column = {
  label: { en: 'State', de: 'Stand' },
  width: 14,
  value: ({ row, inbox, reader }) =>
    INBOXES[inbox].states.find(({ value }) => value === row.status)?.label[reader] ?? null,
};

/** An assignee, as far as the reader may see the account. */
const account = v.object({ id: v.number(), name: v.nullish(v.string()), email: v.optional(v.string()) });

const assigneeColumn: Column = {
  label: { en: 'Assigned to', de: 'Zuständig' },
  width: 20,
  value({ row: { assigned_to: user } }) {
    if (typeof user !== 'object' || user === null) return null;
    const read = v.safeParse(account, user);
    return read.success ? colleagueName(read.output) : null;
  },
};

const linkColumn: Column = {
  label: { en: 'In the CMS', de: 'Im CMS' },
  width: 40,
  value: ({ row, inbox }) => `${settings.publicUrl}/admin/collections/${inbox}/${row.id}`,
};

const SHARED_COLUMNS = [
  makePlainColumn('email', { en: 'E-mail', de: 'E-Mail' }, 30),
  makePlainColumn('phone_number', { en: 'Phone', de: 'Telefon' }),
  makePlainColumn('topic', { en: 'Topic', de: 'Thema' }),
  makePlainColumn('person', { en: 'For', de: 'An' }),
  makePlainColumn('language', { en: 'Language', de: 'Sprache' }, 10),
] as const;

/** The columns of an export, in order. */
export const COLUMNS: Readonly<Record<InboxName, readonly Column[]>> = {
  'contact-messages': [
    makePlainColumn('id', { en: 'No.', de: 'Nr.' }, 8),
    receivedColumn,
    stateColumn,
    assigneeColumn,
    makePlainColumn('first_name', { en: 'First name', de: 'Vorname' }),
    makePlainColumn('last_name', { en: 'Last name', de: 'Nachname' }),
    makePlainColumn('company', { en: 'Company', de: 'Unternehmen' }, 24),
    ...SHARED_COLUMNS,
    makePlainColumn('department_label', { en: 'Service', de: 'Leistung' }, 24),
    makePlainColumn('description', { en: 'Message', de: 'Nachricht' }, 60),
    linkColumn,
  ],
  applications: [
    makePlainColumn('id', { en: 'No.', de: 'Nr.' }, 8),
    receivedColumn,
    stateColumn,
    assigneeColumn,
    makePlainColumn('full_name', { en: 'Name', de: 'Name' }, 24),
    makePlainColumn('position', { en: 'Position', de: 'Stelle' }, 24),
    makePlainColumn('years_of_experience', { en: 'Years of experience', de: 'Berufserfahrung in Jahren' }, 10),
    ...SHARED_COLUMNS,
    linkColumn,
  ],
};

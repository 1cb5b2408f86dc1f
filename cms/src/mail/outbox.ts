import type { LocalText } from '@kontorwerk/contract/languages';
import type {
  ArrayField,
  CheckboxField,
  CollectionConfig,
  DateField,
  Field,
  JSONField,
  NumberField,
  SelectField,
  TextField,
} from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { hiddenUnless } from '#cms/kit/access/roles.ts';
import { denyAll } from '#cms/kit/access/rules.ts';
import { derivedField } from '#cms/kit/fields/derived-field.ts';
import { OUTBOX_ROLES, seenDeliveries } from './outbox-access.ts';
import { countTries, deliveryName, type JobFacts, lastProblem, STATES, stateOf } from './outbox-state.ts';

const TRIES: LocalText = { en: 'Tries', de: 'Versuche' };

/** The dates of a job that are shown, with their labels. */
const SHOWN: Readonly<Record<string, LocalText>> = {
  waitUntil: { en: 'Next try', de: 'Nächster Versuch' },
  completedAt: { en: 'Done', de: 'Erledigt' },
};

/** Further fields that the list can be filtered by, with their labels. */
const FILTERS: Readonly<Record<string, LocalText>> = { hasError: STATES.failed, totalTried: TRIES };

/** Lifts fields out of Payload's tabs, which only lay them out. */
function withoutTabs(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => (field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : [field]));
}

const TO_THE_MINUTE = { pickerAppearance: 'dayAndTime' } as const;

function showDate(field: DateField, label: LocalText): DateField {
  return { ...field, label, admin: { ...field.admin, date: TO_THE_MINUTE, readOnly: true, position: 'sidebar' } };
}

function offerFilter<F extends CheckboxField | NumberField>(field: F, label: LocalText): F {
  return { ...field, label, admin: { ...field.admin, hidden: true, disableListColumn: true } };
}

type Hideable = ArrayField | CheckboxField | DateField | JSONField | NumberField | SelectField | TextField;

function isHideable(field: Field): field is Hideable {
  return ['array', 'checkbox', 'date', 'json', 'number', 'select', 'text'].includes(field.type);
}

function hideField<F extends Hideable>(field: F): F {
  return { ...field, admin: { ...field.admin, hidden: true, disableListColumn: true, disableListFilter: true } };
}

/** Hides an array field and its inner fields, each of which would be offered as a filter. */
function hideRows(field: ArrayField): ArrayField {
  return hideField({ ...field, fields: field.fields.map((inner) => (isHideable(inner) ? hideField(inner) : inner)) });
}

function arrangeField(field: Field): Field {
  if (!isHideable(field)) return field;
  const [label, filter] = [SHOWN[field.name], FILTERS[field.name]];
  if (field.type === 'date' && label) return showDate(field, label);
  if ((field.type === 'checkbox' || field.type === 'number') && filter) return offerFilter(field, filter);
  return field.type === 'array' ? hideRows(field) : hideField(field);
}

/**
 * Shows Payload's job queue as an outbox of mails and webhook calls, with their states and errors. Scheduled
 * publishing, which uses the same table, is shown with its documents.
 */
export function outbox({ defaultJobsCollection: jobs }: { defaultJobsCollection: CollectionConfig }): CollectionConfig {
  return {
    ...jobs,
    labels: { singular: { en: 'Delivery', de: 'Sendung' }, plural: { en: 'Outbox', de: 'Ausgang' } },
    admin: {
      group: NAV_GROUPS.inbox,
      hidden: hiddenUnless(...OUTBOX_ROLES),
      defaultColumns: ['createdAt', 'mail', 'state', 'tries', 'last_problem'],
      hideAPIURL: true,
      disableCopyToLocale: true,
      description: {
        en: 'What goes out automatically. While a mail server is down, e-mails wait here for three days and are retried again and again.',
        de: 'Was automatisch hinausgeht. Ist ein Mailserver nicht erreichbar, warten E-Mails hier drei Tage lang, und der Versand wird immer wieder versucht.',
      },
    },
    access: {
      read: ({ req }) => seenDeliveries(req.user),
      create: denyAll,
      update: denyAll,
      delete: denyAll,
    },
    disableDuplicate: true,
    defaultSort: '-createdAt',
    fields: [
      derivedField('mail', { en: 'What', de: 'Was' }, deliveryName),
      derivedField('state', { en: 'State', de: 'Stand' }, stateOf),
      derivedField('tries', TRIES, (job: JobFacts) => String(countTries(job))),
      derivedField('last_problem', { en: 'Last problem', de: 'Letztes Problem' }, lastProblem),
      {
        name: 'delivery_actions',
        type: 'ui',
        label: { en: 'Actions', de: 'Aktionen' },
        admin: {
          disableListColumn: true,
          components: { Field: '/mail/admin/delivery-actions.tsx#DeliveryActions' },
        },
      },
      ...withoutTabs(jobs.fields).map(arrangeField),
    ],
  };
}

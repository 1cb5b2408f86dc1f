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
import { hasRole, hiddenUnless } from '../access/roles.ts';
import { nobody } from '../access/rules.ts';
import { told } from '../fields/told.ts';
import { NAV_GROUPS } from '../labels.ts';
import { deliveryName, type JobFacts, lastProblem, STATES, stateOf, tries } from './outbox-state.ts';
import { MAIL_QUEUE } from './queue.ts';

/** What of a job's own fields is shown, and as what. */
const SHOWN: Readonly<Record<string, LocalText>> = {
  waitUntil: { en: 'Next try', de: 'Nächster Versuch' },
  completedAt: { en: 'Done', de: 'Erledigt' },
};

/** Payload's tabs only arrange; what stands in them is the job's own. */
function withoutTabs(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => (field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : [field]));
}

const TO_THE_MINUTE = { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } as const;

function shown<F extends DateField | NumberField>(field: F, label: LocalText): F {
  const date = field.type === 'date' && { date: TO_THE_MINUTE };
  return { ...field, label, admin: { ...field.admin, ...date, readOnly: true, position: 'sidebar' } };
}

/** Not shown, but lists can be narrowed down by it. */
function filterOnly(field: CheckboxField, label: LocalText): CheckboxField {
  return { ...field, label, admin: { ...field.admin, hidden: true, disableListColumn: true } };
}

function hidden<F extends ArrayField | CheckboxField | DateField | JSONField | NumberField | SelectField | TextField>(
  field: F,
): F {
  return { ...field, admin: { ...field.admin, hidden: true, disableListColumn: true, disableListFilter: true } };
}

function arranged(field: Field): Field {
  switch (field.type) {
    case 'checkbox':
      return field.name === 'hasError' ? filterOnly(field, STATES.failed) : hidden(field);
    case 'date':
    case 'number': {
      const label = SHOWN[field.name];
      return label ? shown(field, label) : hidden(field);
    }
    case 'array':
    case 'json':
    case 'select':
    case 'text':
      return hidden(field);
    default:
      return field;
  }
}

/**
 * Shows Payload's queue of jobs as what goes out: mails and calls of the webhook, how far each is and what went wrong.
 * Scheduled publishing, which uses the same table, stays with the documents it is about.
 */
export function outbox({ defaultJobsCollection: jobs }: { defaultJobsCollection: CollectionConfig }): CollectionConfig {
  return {
    ...jobs,
    labels: { singular: { en: 'Delivery', de: 'Sendung' }, plural: { en: 'Outbox', de: 'Ausgang' } },
    admin: {
      group: NAV_GROUPS.inbox,
      hidden: hiddenUnless('sales'),
      defaultColumns: ['createdAt', 'mail', 'state', 'tries', 'last_problem'],
      hideAPIURL: true,
      disableCopyToLocale: true,
      description: {
        en: 'What goes out by itself. While a mail server is down, mails wait here for three days and are tried again and again.',
        de: 'Was von selbst hinausgeht. Ist ein Mailserver nicht erreichbar, warten E-Mails hier drei Tage lang und werden immer wieder versucht.',
      },
    },
    access: {
      read: ({ req }) => hasRole(req.user, 'sales') && { queue: { equals: MAIL_QUEUE } },
      create: nobody,
      update: nobody,
      delete: nobody,
    },
    disableDuplicate: true,
    defaultSort: '-createdAt',
    fields: [
      told('mail', { en: 'What', de: 'Was' }, deliveryName),
      told('state', { en: 'State', de: 'Stand' }, stateOf),
      told('tries', { en: 'Tries', de: 'Versuche' }, (job: JobFacts) => String(tries(job))),
      told('last_problem', { en: 'Last problem', de: 'Letztes Problem' }, lastProblem),
      {
        name: 'delivery_actions',
        type: 'ui',
        label: { en: 'Actions', de: 'Aktionen' },
        admin: {
          disableListColumn: true,
          components: { Field: '/mail/admin/delivery-actions.tsx#DeliveryActions' },
        },
      },
      ...withoutTabs(jobs.fields).map(arranged),
    ],
  };
}

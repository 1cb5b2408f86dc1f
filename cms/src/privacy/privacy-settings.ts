import type { LocalText } from '@kontorwerk/contract/languages';
import { RETENTION_MONTHS } from '@kontorwerk/contract/retention';
import type { GlobalConfig, NumberField } from 'payload';
import { hiddenUnless } from '../access/roles.ts';
import { admins } from '../access/rules.ts';
import { noteSettings } from '../audit/settings-hook.ts';
import { NAV_GROUPS } from '../labels.ts';
import { PERSON_ENDPOINTS } from './person-endpoints.ts';

function months(name: keyof typeof RETENTION_MONTHS, label: LocalText): NumberField {
  const description: LocalText = {
    en: `From 1 to 120; ${RETENTION_MONTHS[name]} where nobody has chosen.`,
    de: `Von 1 bis 120; ${RETENTION_MONTHS[name]}, solange niemand etwas anderes wählt.`,
  };
  const defaultValue = RETENTION_MONTHS[name];
  return { name, type: 'number', label, required: true, min: 1, max: 120, defaultValue, admin: { description } };
}

/** How long the data of people is kept, and where one person's is exported and erased. */
export const PrivacySettings: GlobalConfig = {
  slug: 'privacy-settings',
  label: { en: 'Privacy', de: 'Datenschutz' },
  admin: {
    group: NAV_GROUPS.people,
    hidden: hiddenUnless(),
    hideAPIURL: true,
    description: {
      en: 'What is older is deleted for good every night. The privacy page has to say the same.',
      de: 'Was älter ist, wird jede Nacht endgültig gelöscht. Die Datenschutzerklärung muss dasselbe sagen.',
    },
  },
  access: { read: admins, update: admins },
  hooks: { afterChange: [noteSettings] },
  endpoints: [...PERSON_ENDPOINTS],
  fields: [
    months('messages', {
      en: 'Months that contact messages are kept after somebody last worked on them',
      de: 'Monate, die Kontaktanfragen nach der letzten Bearbeitung bleiben',
    }),
    months('applications', {
      en: 'Months that applications are kept after somebody last worked on them',
      de: 'Monate, die Bewerbungen nach der letzten Bearbeitung bleiben',
    }),
    months('audit', {
      en: 'Months that entries of the audit log are kept',
      de: 'Monate, die Einträge des Zugriffsprotokolls bleiben',
    }),
    months('outbox', {
      en: 'Months that mails which were sent or given up are kept in the outbox',
      de: 'Monate, die gesendete oder aufgegebene E-Mails im Ausgang bleiben',
    }),
    { name: 'person', type: 'ui', admin: { components: { Field: '/privacy/person-panel.tsx#PersonPanel' } } },
  ],
};

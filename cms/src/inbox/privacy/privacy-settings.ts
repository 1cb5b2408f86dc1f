import type { LocalText } from '@kontorwerk/contract/languages';
import { RETENTION_MONTHS } from '@kontorwerk/contract/settings/retention';
import type { GlobalConfig, NumberField } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { hiddenUnless } from '#cms/kit/access/roles.ts';
import { admins } from '#cms/kit/access/rules.ts';
import { recordSettings } from '#cms/kit/audit/audit-hooks.ts';
import { PERSON_ENDPOINTS } from './person-endpoints.ts';

function makeMonthsField(name: keyof typeof RETENTION_MONTHS, label: LocalText): NumberField {
  const description: LocalText = {
    en: `From 1 to 120; ${RETENTION_MONTHS[name]} unless somebody chooses otherwise.`,
    de: `Von 1 bis 120; ${RETENTION_MONTHS[name]}, solange niemand etwas anderes wählt.`,
  };
  const defaultValue = RETENTION_MONTHS[name];
  return { name, type: 'number', label, required: true, min: 1, max: 120, defaultValue, admin: { description } };
}

/** The retention periods of personal data, and the panel for one person's. */
export const PrivacySettings: GlobalConfig = {
  slug: 'privacy-settings',
  label: { en: 'Privacy', de: 'Datenschutz' },
  admin: {
    group: NAV_GROUPS.people,
    hidden: hiddenUnless(),
    hideAPIURL: true,
    description: {
      en: 'Anything older is deleted permanently every night. The privacy page has to say the same.',
      de: 'Was älter ist, wird jede Nacht endgültig gelöscht. Die Datenschutzerklärung muss dasselbe sagen.',
    },
  },
  access: { read: admins, update: admins },
  hooks: { afterChange: [recordSettings] },
  endpoints: [...PERSON_ENDPOINTS],
  fields: [
    makeMonthsField('messages', {
      en: 'Months to keep contact messages after somebody last worked on them',
      de: 'Kontaktanfragen aufbewahren (Monate nach der letzten Bearbeitung)',
    }),
    makeMonthsField('applications', {
      en: 'Months to keep applications after somebody last worked on them',
      de: 'Bewerbungen aufbewahren (Monate nach der letzten Bearbeitung)',
    }),
    makeMonthsField('audit', {
      en: 'Months to keep entries in the audit log',
      de: 'Einträge im Zugriffsprotokoll aufbewahren (Monate)',
    }),
    makeMonthsField('outbox', {
      en: 'Months to keep e-mails in the outbox once sent or given up',
      de: 'Gesendete oder aufgegebene E-Mails im Ausgang aufbewahren (Monate)',
    }),
    { name: 'person', type: 'ui', admin: { components: { Field: '/inbox/privacy/person-panel.tsx#PersonPanel' } } },
  ],
};

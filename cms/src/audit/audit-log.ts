import type { CollectionConfig } from 'payload';
import { hiddenUnless } from '../access/roles.ts';
import { admins, nobody } from '../access/rules.ts';
import { select } from '../fields/basic-fields.ts';
import { NAV_GROUPS } from '../labels.ts';
import { AUDIT_ACTIONS } from './actions.ts';

/** Who read, downloaded, exported or erased what visitors sent, and who signed in. Nobody changes it, no administrator either. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: {
    singular: { en: 'Audit entry', de: 'Protokolleintrag' },
    plural: { en: 'Audit log', de: 'Zugriffsprotokoll' },
  },
  admin: {
    group: NAV_GROUPS.people,
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'who', 'action', 'target', 'address'],
    listSearchableFields: ['who', 'target'],
    hidden: hiddenUnless(),
    hideAPIURL: true,
    disableCopyToLocale: true,
    description: {
      en: 'Entries are deleted after the time that the privacy settings name.',
      de: 'Einträge werden nach der Frist gelöscht, die in den Datenschutz-Einstellungen steht.',
    },
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'who', type: 'text', index: true, label: { en: 'Who', de: 'Wer' } },
    select('action', {
      label: { en: 'What', de: 'Was' },
      required: true,
      index: true,
      options: Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
    }),
    { name: 'target', type: 'text', index: true, label: { en: 'Document', de: 'Dokument' } },
    { name: 'detail', type: 'text', label: { en: 'Detail', de: 'Einzelheit' } },
    { name: 'address', type: 'text', label: { en: 'Network', de: 'Netz' } },
  ],
};

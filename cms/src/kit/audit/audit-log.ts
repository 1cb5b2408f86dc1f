import { getTranslation } from '@payloadcms/translations';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { emailKeyField, searchAnySpelling } from '#cms/base/email-key.ts';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hiddenUnless } from '../access/roles.ts';
import { admins, denyAll } from '../access/rules.ts';
import { titlesOf } from '../admin/document-titles.ts';
import { select } from '../fields/basic-fields.ts';
import { derivedField } from '../fields/derived-field.ts';
import { definePlugin } from '../plugins/define-plugin.ts';
import { AUDIT_ACTIONS } from './actions.ts';

/**
 * Returns the admin's name for an entry's document: “User 8: Anna Meier” for `users/8`, “User 8” once that is deleted,
 * “Users” for `users`, “E-mails” for `globals/mails`; an unknown one stays as it is.
 */
async function documentName(target: string, { i18n, payload, user }: PayloadRequest): Promise<string> {
  const { config } = payload;
  const [slug, id] = target.split('/');
  if (slug === 'globals') {
    const global = config.globals.find((one) => one.slug === id);
    return global ? getTranslation(global.label, i18n) : target;
  }
  const collection = config.collections.find((one) => one.slug === slug);
  if (!collection) return target;
  const { singular, plural } = collection.labels;
  if (id === undefined) return getTranslation(plural, i18n);
  const numbered = `${getTranslation(singular, i18n)} ${id}`;
  const document = { collection: collection.slug, document: Number(id) };
  // The server's own reading, such as of a person's entries, shows no names.
  if (!user || !Number.isSafeInteger(document.document)) return numbered;
  const title = (await titlesOf(payload, [document], readerLanguage(i18n)))(document);
  return title === `#${id}` ? numbered : `${numbered}: ${title}`;
}

type Noted = { readonly target?: string | null };

/**
 * The log of users who read, downloaded, exported or erased visitors' data, changed settings, or signed in. Not even an
 * administrator can change it.
 */
const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: {
    singular: { en: 'Audit entry', de: 'Protokolleintrag' },
    plural: { en: 'Audit log', de: 'Zugriffsprotokoll' },
  },
  admin: {
    group: NAV_GROUPS.people,
    useAsTitle: 'who',
    defaultColumns: ['createdAt', 'who', 'action', 'document', 'detail', 'address'],
    listSearchableFields: ['who', 'target'],
    hidden: hiddenUnless(),
    hideAPIURL: true,
    disableCopyToLocale: true,
    description: {
      en: 'Entries are deleted after the period set under “Privacy”.',
      de: 'Einträge werden nach der Frist gelöscht, die unter „Datenschutz“ eingestellt ist.',
    },
  },
  access: { read: admins, create: denyAll, update: denyAll, delete: denyAll },
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [searchAnySpelling('who'), searchAnySpelling('detail')] },
  fields: [
    { name: 'who', type: 'text', index: true, label: { en: 'Who', de: 'Wer' } },
    select('action', {
      label: { en: 'What', de: 'Was' },
      description: { en: 'What was done.', de: 'Was getan wurde.' },
      required: true,
      index: true,
      options: Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
    }),
    derivedField('document', { en: 'Document', de: 'Dokument' }, ({ target }: Noted, req) =>
      documentName(target ?? '', req),
    ),
    { name: 'target', type: 'text', index: true, label: { en: 'Path', de: 'Pfad' } },
    { name: 'detail', type: 'text', label: { en: 'Details', de: 'Einzelheiten' } },
    emailKeyField('who'),
    emailKeyField('detail'),
    { name: 'address', type: 'text', label: { en: 'Network', de: 'Netz' } },
  ],
};

/** Payload plugin: administrators read who did what with visitors' data, accounts and settings. */
export const withAuditLog = definePlugin({ collections: [AuditLog] });

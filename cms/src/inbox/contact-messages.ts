import { TITLE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import type { CollectionConfig, FieldHook } from 'payload';
import { emailKeyField, searchAnySpelling } from '#cms/base/email-key.ts';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import type { ContactMessage } from '#cms/base/payload-types.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hiddenUnless } from '#cms/kit/access/roles.ts';
import { admins, denyAll, sales } from '#cms/kit/access/rules.ts';
import { dropDeliveries } from '#cms/mail/delivery-queries.ts';
import { queueDeliveries } from '#cms/mail/submission-deliveries.ts';
import { notifyAssignee } from './assignee-notice.ts';
import { makeInboxEndpoints } from './inbox-endpoints.ts';
import { deleteThread, recordDeletion, recordReading } from './inbox-hooks.ts';
import {
  contextFields,
  idempotencyDigestField,
  makeHandlingFields,
  makeReadOnly,
  makeRow,
} from './submission-fields.ts';

/** Translates the title, which the form sends as `Mr` or `Mrs` in either language (§5), for the admin's reader. */
const translateTitle: FieldHook<ContactMessage, ContactMessage['mr_or_mrs']> = ({ value, req }) =>
  value === 'Mr' || value === 'Mrs' ? TITLE_LABELS[value][readerLanguage(req.i18n)] : value;

/** Messages of the contact form (§3, contact submission). Created by the form only. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  custom: { isSubmission: true },
  labels: {
    singular: { en: 'Contact message', de: 'Kontaktanfrage' },
    plural: { en: 'Contact messages', de: 'Kontaktanfragen' },
  },
  admin: {
    group: NAV_GROUPS.inbox,
    useAsTitle: 'email',
    defaultColumns: [
      'createdAt',
      'first_name',
      'last_name',
      'company',
      'department_label',
      'topic',
      'status',
      'assigned_to',
      'person',
    ],
    listSearchableFields: ['first_name', 'last_name', 'company', 'email', 'topic', 'person', 'description'],
    hidden: hiddenUnless('sales'),
    hideAPIURL: true,
    components: {
      beforeListTable: [{ path: '/inbox/admin/inbox-bar.tsx#InboxBar', serverProps: { inbox: 'contact-messages' } }],
    },
    disableCopyToLocale: true,
    description: {
      en: 'A message is deleted some months after somebody last worked on it, as set under “Privacy”.',
      de: 'Eine Anfrage wird einige Monate nach der letzten Bearbeitung gelöscht, wie unter „Datenschutz“ eingestellt.',
    },
  },
  access: { read: sales, create: denyAll, update: sales, delete: admins },
  disableDuplicate: true,
  indexes: [{ fields: ['status', 'createdAt'] }],
  endpoints: makeInboxEndpoints('contact-messages'),
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [searchAnySpelling('email')],
    afterChange: [
      queueDeliveries({ confirmation: 'contact_confirmation', notice: 'contact_notice', event: 'contact_message' }),
      notifyAssignee('contact-messages'),
    ],
    beforeDelete: [deleteThread('contact-messages')],
    afterDelete: [dropDeliveries, recordDeletion],
    afterOperation: [recordReading],
  },
  fields: [
    makeRow(
      makeReadOnly({
        name: 'mr_or_mrs',
        type: 'text',
        label: { en: 'Title', de: 'Anrede' },
        hooks: { afterRead: [translateTitle] },
      }),
      makeReadOnly({ name: 'first_name', type: 'text', label: { en: 'First name', de: 'Vorname' } }),
      makeReadOnly({ name: 'last_name', type: 'text', label: { en: 'Last name', de: 'Nachname' } }),
    ),
    makeRow(
      makeReadOnly({ name: 'company', type: 'text', label: { en: 'Company', de: 'Unternehmen' } }),
      makeReadOnly({ name: 'email', type: 'text', label: { en: 'E-mail', de: 'E-Mail' } }),
      makeReadOnly({ name: 'phone_number', type: 'text', label: { en: 'Phone', de: 'Telefon' } }),
    ),
    makeRow(
      makeReadOnly({ name: 'department_label', type: 'text', label: { en: 'Service', de: 'Leistung' } }),
      makeReadOnly({
        name: 'department',
        type: 'text',
        label: { en: 'Service, value sent', de: 'Leistung, gesendeter Wert' },
      }),
    ),
    makeRow(...contextFields),
    makeReadOnly({ name: 'description', type: 'textarea', label: { en: 'Message', de: 'Nachricht' } }),
    makeReadOnly({ name: 'checkbox', type: 'checkbox', label: { en: 'Agreed', de: 'Zugestimmt' } }),
    emailKeyField('email'),
    idempotencyDigestField,
    ...makeHandlingFields('contact-messages'),
  ],
};

import type { CollectionConfig } from 'payload';
import { dateOnly, image, longText, text } from '../fields/basic-fields.ts';
import { translationState } from '../fields/document-fields.ts';
import { NAV_GROUPS } from '../labels.ts';
import { usageEndpoint } from '../usage/usage-endpoint.ts';
import { usagePanel } from '../usage/usage-field.ts';
import { BY_HAND, CONTENT_ADMIN, unversioned } from './content-collection.ts';

/** Certificates and partnerships (§2, certificate slider). */
export const Certificates: CollectionConfig = {
  slug: 'certificates',
  ...unversioned(),
  endpoints: [usageEndpoint('certificates')],
  ...BY_HAND,
  labels: { singular: { en: 'Certificate', de: 'Zertifikat' }, plural: { en: 'Certificates', de: 'Zertifikate' } },
  admin: {
    ...CONTENT_ADMIN,
    group: NAV_GROUPS.lists,
    defaultColumns: ['title', 'date', 'image'],
  },
  fields: [
    text('title', { single: true, label: { en: 'Title', de: 'Titel' }, required: true }),
    longText('description', { label: { en: 'Description', de: 'Beschreibung' } }),
    image('image', { label: { en: 'Picture', de: 'Bild' } }),
    dateOnly('date', { label: { en: 'Issued on', de: 'Ausgestellt am' } }),
    translationState,
    usagePanel,
  ],
};

import type { CollectionConfig } from 'payload';
import { hiddenUnless } from '../access/hidden-unless.ts';
import { announceDelete, announceDocument } from '../changes/hooks.ts';
import { dateOnly } from '../fields/date-only.ts';
import { image } from '../fields/image.ts';
import { NAV_GROUPS } from '../fields/nav-groups.ts';
import { longText, text } from '../fields/text.ts';
import { translationState } from '../fields/translation-state.ts';
import { publicAccess } from './content-access.ts';

/** Certificates and partnerships (§2, certificate slider). */
export const Certificates: CollectionConfig = {
  slug: 'certificates',
  labels: { singular: { en: 'Certificate', de: 'Zertifikat' }, plural: { en: 'Certificates', de: 'Zertifikate' } },
  admin: {
    group: NAV_GROUPS.lists,
    useAsTitle: 'title',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['title', 'date', 'image'],
    hidden: hiddenUnless('editor'),
    hideAPIURL: true,
  },
  access: publicAccess,
  orderable: true,
  defaultSort: '_order',
  hooks: { afterChange: [announceDocument], afterDelete: [announceDelete] },
  fields: [
    text('title', { en: 'Title', de: 'Titel' }, { required: true }),
    longText('description', { en: 'Description', de: 'Beschreibung' }),
    image('image', { en: 'Picture', de: 'Bild' }),
    dateOnly('date', { en: 'Issued on', de: 'Ausgestellt am' }),
    translationState,
  ],
};

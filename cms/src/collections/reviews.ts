import type { CollectionConfig } from 'payload';
import { hiddenUnless } from '../access/hidden-unless.ts';
import { announceDelete, announceDocument } from '../changes/hooks.ts';
import { image } from '../fields/image.ts';
import { NAV_GROUPS } from '../fields/nav-groups.ts';
import { longText, text } from '../fields/text.ts';
import { translationState } from '../fields/translation-state.ts';
import { publicAccess } from './content-access.ts';

/** What clients say (§3, review card). */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: { en: 'Review', de: 'Kundenstimme' }, plural: { en: 'Reviews', de: 'Kundenstimmen' } },
  admin: {
    group: NAV_GROUPS.lists,
    useAsTitle: 'name',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['name', 'location_company', 'review', 'updatedAt'],
    hidden: hiddenUnless('editor'),
    hideAPIURL: true,
  },
  access: publicAccess,
  orderable: true,
  defaultSort: '_order',
  hooks: { afterChange: [announceDocument], afterDelete: [announceDelete] },
  fields: [
    text('name', { en: 'Person', de: 'Person' }, { required: true, localized: false }),
    text('location_company', { en: 'Company and place', de: 'Unternehmen und Ort' }, { required: true }),
    longText('review', { en: 'Review', de: 'Kundenstimme' }, { required: true }),
    image('image', { en: 'Portrait', de: 'Porträt' }),
    image('logo', { en: 'Client’s wordmark', de: 'Wortmarke des Kunden' }),
    translationState,
  ],
};

import type { CollectionConfig } from 'payload';
import { hiddenUnless } from '../access/hidden-unless.ts';
import { announceDelete, announceDocument } from '../changes/hooks.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { NAV_GROUPS } from '../fields/nav-groups.ts';
import { text } from '../fields/text.ts';
import { translationState } from '../fields/translation-state.ts';
import { publicAccess } from './content-access.ts';

/** Client logos (§2, client logo slider). */
export const Clients: CollectionConfig = {
  slug: 'clients',
  labels: { singular: { en: 'Client', de: 'Kunde' }, plural: { en: 'Clients', de: 'Kunden' } },
  admin: {
    group: NAV_GROUPS.lists,
    useAsTitle: 'title',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['title', 'image', 'link'],
    hidden: hiddenUnless('editor'),
    hideAPIURL: true,
  },
  access: publicAccess,
  orderable: true,
  defaultSort: '_order',
  hooks: { afterChange: [announceDocument], afterDelete: [announceDelete] },
  fields: [
    text('title', { en: 'Name', de: 'Name' }, { required: true }),
    image('image', { en: 'Wordmark', de: 'Wortmarke' }, { required: true }),
    link('link', { en: 'Link', de: 'Link' }),
    translationState,
  ],
};

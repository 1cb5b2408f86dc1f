import { matchesSlug } from '@kontorwerk/contract/slug';
import type { CollectionConfig } from 'payload';
import { addressesEndpoint } from '../addresses/addresses-endpoint.ts';
import { checkPanel } from '../checks/check-field.ts';
import { addressKeyField } from '../fields/address-key.ts';
import { dateOnly, image, longText, richText, select, text } from '../fields/basic-fields.ts';
import { CARD_TEXTS, seo, translationState } from '../fields/document-fields.ts';
import { uniqueTitle } from '../fields/unique-title.ts';
import { NAV_GROUPS, POST_TYPES } from '../labels.ts';
import { planPanel } from '../schedule/plan-field.ts';
import { textLinks } from '../usage/text-links.ts';
import { usageEndpoint } from '../usage/usage-endpoint.ts';
import { usagePanel } from '../usage/usage-field.ts';
import { DRAFTED_ADMIN, published } from './content-collection.ts';

/** Blog posts and news (§2): a card in the lists and a page of its own under `/blog/<title>`. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  ...published(),
  endpoints: [usageEndpoint('posts'), addressesEndpoint('posts')],
  labels: { singular: { en: 'Post', de: 'Beitrag' }, plural: { en: 'Posts', de: 'Beiträge' } },
  admin: {
    ...DRAFTED_ADMIN,
    group: NAV_GROUPS.content,
    defaultColumns: ['title', 'post_type', 'category', 'date', '_status', 'plan'],
  },
  defaultSort: '-date',
  fields: [
    translationState,
    planPanel,
    checkPanel,
    usagePanel,
    addressKeyField,
    text('title', {
      single: true,
      label: { en: 'Title', de: 'Titel' },
      required: true,
      validate: uniqueTitle({ collection: 'posts', matches: matchesSlug }),
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Post', de: 'Beitrag' },
          fields: [
            longText('description', { label: { en: 'Teaser', de: 'Anreißer' }, required: true }),
            image('image', { label: { en: 'Picture', de: 'Bild' }, required: true }),
            richText('body', { label: { en: 'Text', de: 'Text' }, required: true }),
            textLinks('body'),
          ],
        },
        { label: { en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo(CARD_TEXTS)] },
      ],
    },
    select('post_type', {
      label: { en: 'Kind', de: 'Art' },
      required: true,
      defaultValue: 'blog',
      options: POST_TYPES,
      sidebar: true,
    }),
    dateOnly('date', { label: { en: 'Date', de: 'Datum' }, required: true, sidebar: true }),
    text('category', { label: { en: 'Category', de: 'Kategorie' }, required: true, sidebar: true }),
    {
      name: 'author',
      type: 'group',
      label: { en: 'Author', de: 'Autor' },
      admin: { position: 'sidebar' },
      fields: [
        text('name', { label: { en: 'Name', de: 'Name' }, localized: false }),
        text('role', { label: { en: 'Role', de: 'Funktion' } }),
      ],
    },
  ],
};

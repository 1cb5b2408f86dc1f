import { matchesSlug } from '@kontorwerk/contract/slug';
import type { CollectionConfig } from 'payload';
import { dateOnly, image, longText, richText, text } from '../fields/basic-fields.ts';
import { seo, translationState } from '../fields/document-fields.ts';
import { uniqueTitle } from '../fields/unique-title.ts';
import { NAV_GROUPS, POST_TYPES } from '../labels.ts';
import { CONTENT_ADMIN, published } from './content-collection.ts';

/** Blog posts and news (§2): a card in the lists and a page of its own under `/blog/<title>`. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  ...published(),
  labels: { singular: { en: 'Post', de: 'Beitrag' }, plural: { en: 'Posts', de: 'Beiträge' } },
  admin: {
    ...CONTENT_ADMIN,
    group: NAV_GROUPS.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'post_type', 'category', 'date', '_status'],
  },
  defaultSort: '-date',
  fields: [
    translationState,
    text(
      'title',
      { en: 'Title', de: 'Titel' },
      {
        required: true,
        validate: uniqueTitle({ collection: 'posts', matches: matchesSlug }),
      },
    ),
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Post', de: 'Beitrag' },
          fields: [
            longText('description', { en: 'Teaser', de: 'Anreißer' }, { required: true }),
            image('image', { en: 'Picture', de: 'Bild' }, { required: true }),
            richText('body', { en: 'Text', de: 'Text' }, { required: true }),
          ],
        },
        { label: { en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo] },
      ],
    },
    {
      name: 'post_type',
      type: 'select',
      label: { en: 'Kind', de: 'Art' },
      required: true,
      defaultValue: 'blog',
      options: POST_TYPES,
      admin: { position: 'sidebar' },
    },
    dateOnly('date', { en: 'Date', de: 'Datum' }, { required: true, sidebar: true }),
    { ...text('category', { en: 'Category', de: 'Kategorie' }, { required: true }), admin: { position: 'sidebar' } },
    {
      name: 'author',
      type: 'group',
      label: { en: 'Author', de: 'Autor' },
      admin: { position: 'sidebar' },
      fields: [
        text('name', { en: 'Name', de: 'Name' }, { localized: false }),
        text('role', { en: 'Role', de: 'Funktion' }),
      ],
    },
  ],
};

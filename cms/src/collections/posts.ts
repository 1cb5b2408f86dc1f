import { matchesSlug } from '@kontorwerk/contract/slug';
import type { CollectionConfig } from 'payload';
import { hiddenUnless } from '../access/hidden-unless.ts';
import { announceDelete, announceDocument } from '../changes/hooks.ts';
import { dateOnly } from '../fields/date-only.ts';
import { image } from '../fields/image.ts';
import { NAV_GROUPS } from '../fields/nav-groups.ts';
import { richText } from '../fields/rich-text.ts';
import { seo } from '../fields/seo.ts';
import { longText, text } from '../fields/text.ts';
import { translationState } from '../fields/translation-state.ts';
import { uniqueTitle } from '../fields/unique-title.ts';
import { POST_TYPES } from '../sections/post-types.ts';
import { publishedAccess } from './content-access.ts';
import { drafts } from './drafts.ts';

/** Blog posts and news (§2): a card in the lists and a page of its own under `/blog/<title>`. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: { en: 'Post', de: 'Beitrag' }, plural: { en: 'Posts', de: 'Beiträge' } },
  admin: {
    group: NAV_GROUPS.content,
    useAsTitle: 'title',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['title', 'post_type', 'category', 'date', '_status'],
    hidden: hiddenUnless('editor'),
    hideAPIURL: true,
  },
  access: publishedAccess,
  versions: drafts,
  defaultSort: '-date',
  hooks: { afterChange: [announceDocument], afterDelete: [announceDelete] },
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

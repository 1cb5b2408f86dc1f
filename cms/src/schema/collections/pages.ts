import type { CollectionConfig } from 'payload';
import { pageKeyField, parentField, plainField, segmentField, slugField } from '#cms/addresses/address-fields.ts';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { SECTION_BLOCKS } from '#cms/content/sections/blocks.ts';
import { ROWS_DIFF, text } from '#cms/kit/fields/basic-fields.ts';
import { seo } from '#cms/kit/fields/document-fields.ts';
import { panelPlace } from '#cms/kit/plugins/additions.ts';
import { menuPanel } from '../navigation/link-fields.ts';
import { menuEndpoints } from '../navigation/menu-endpoints.ts';
import { makeVersionedSettings, ORDERABLE, ORDERED_ADMIN } from './content-collection.ts';

/** The site's pages (§3, content entry): lists of sections under the slug that their address is matched with. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  ...makeVersionedSettings(),
  endpoints: [...menuEndpoints],
  ...ORDERABLE,
  labels: { singular: { en: 'Page', de: 'Seite' }, plural: { en: 'Pages', de: 'Seiten' } },
  admin: {
    ...ORDERED_ADMIN,
    group: NAV_GROUPS.content,
    defaultColumns: ['title', 'page_key', 'slug', '_status', 'plan', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'segment'],
    description: {
      en: 'A page is a list of sections. Visitors see what is published.',
      de: 'Eine Seite ist eine Liste von Abschnitten. Besucher sehen, was veröffentlicht ist.',
    },
  },
  // Addresses are matched by these two.
  indexes: [{ fields: ['page_key', 'slug'], unique: true }],
  fields: [
    pageKeyField,
    slugField,
    segmentField,
    parentField,
    menuPanel,
    plainField,
    ...['plan', 'check', 'usage'].map(panelPlace),
    text('title', {
      label: { en: 'Name', de: 'Name' },
      required: true,
      description: {
        en: 'What the page is called here, and on the site wherever nothing else names it.',
        de: 'So heißt die Seite hier, und auf der Website überall dort, wo sonst kein Name steht.',
      },
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Sections', de: 'Abschnitte' },
          fields: [
            {
              name: 'sections',
              type: 'blocks',
              label: { en: 'Sections', de: 'Abschnitte' },
              labels: {
                singular: { en: 'Section', de: 'Abschnitt' },
                plural: { en: 'Sections', de: 'Abschnitte' },
              },
              blocks: SECTION_BLOCKS,
              admin: { initCollapsed: true, components: { Diff: ROWS_DIFF } },
            },
          ],
        },
        {
          label: { en: 'Search engines', de: 'Suchmaschinen' },
          fields: [seo({ title: 'sections.0.main_title', description: null })],
        },
      ],
    },
  ],
};

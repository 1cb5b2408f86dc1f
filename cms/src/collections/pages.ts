import { PAGE_KEYS } from '@kontorwerk/contract/page-keys';
import type { CollectionConfig } from 'payload';
import { checkPanel } from '../checks/check-field.ts';
import { select, text } from '../fields/basic-fields.ts';
import { seo, translationState } from '../fields/document-fields.ts';
import { NAV_GROUPS, PAGE_KEY_LABELS } from '../labels.ts';
import { planPanel } from '../schedule/plan-field.ts';
import { SECTION_BLOCKS } from '../sections/blocks.ts';
import { usageEndpoint } from '../usage/usage-endpoint.ts';
import { usagePanel } from '../usage/usage-field.ts';
import { BY_HAND, DRAFTED_ADMIN, published } from './content-collection.ts';

/** The site's pages (§3, content entry): each is a list of sections under the name its address is matched with. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  ...published(),
  endpoints: [usageEndpoint('pages')],
  ...BY_HAND,
  labels: { singular: { en: 'Page', de: 'Seite' }, plural: { en: 'Pages', de: 'Seiten' } },
  admin: {
    ...DRAFTED_ADMIN,
    group: NAV_GROUPS.content,
    defaultColumns: ['title', 'page_key', '_status', 'plan', 'updatedAt'],
    listSearchableFields: ['title', 'page_key'],
    description: {
      en: 'A page is a list of sections. Visitors see what is published.',
      de: 'Eine Seite ist eine Liste von Abschnitten. Besucher sehen, was veröffentlicht ist.',
    },
  },
  // An address finds its page by these two.
  indexes: [{ fields: ['page_key', 'title'], unique: true }],
  fields: [
    translationState,
    usagePanel,
    planPanel,
    checkPanel,
    {
      ...text('title', {
        label: { en: 'Name', de: 'Name' },
        required: true,
        localized: false,
        description: {
          en: 'The address is matched with this name, so it is the same in both languages: “shopware” is found at /ecommerce/shopware. Changing it changes the address.',
          de: 'An diesem Namen wird die Adresse erkannt, daher ist er in beiden Sprachen gleich: „shopware“ steht unter /ecommerce/shopware. Wer ihn ändert, ändert die Adresse.',
        },
      }),
      hooks: { beforeDuplicate: [({ value }) => `${value} (2)`] },
    },
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
              admin: { initCollapsed: true },
            },
          ],
        },
        {
          label: { en: 'Search engines', de: 'Suchmaschinen' },
          fields: [seo({ title: 'sections.0.main_title', description: null })],
        },
      ],
    },
    select('page_key', {
      label: { en: 'Part of the site', de: 'Bereich der Website' },
      required: true,
      index: true,
      options: PAGE_KEYS.map((key) => ({ value: key, label: PAGE_KEY_LABELS[key] })),
      sidebar: true,
    }),
  ],
};

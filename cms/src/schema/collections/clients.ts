import type { CollectionConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { image, text } from '#cms/kit/fields/basic-fields.ts';
import { link } from '#cms/kit/fields/link.ts';
import { makeUnversionedSettings, ORDERABLE, ORDERED_ADMIN } from './content-collection.ts';

/** Client logos (§2, client logo slider). */
export const Clients: CollectionConfig = {
  slug: 'clients',
  ...makeUnversionedSettings(),
  ...ORDERABLE,
  labels: { singular: { en: 'Client', de: 'Kunde' }, plural: { en: 'Clients', de: 'Kunden' } },
  admin: {
    ...ORDERED_ADMIN,
    group: NAV_GROUPS.lists,
    defaultColumns: ['title', 'image', 'link'],
  },
  fields: [
    text('title', {
      single: true,
      label: { en: 'Name', de: 'Name' },
      description: {
        en: 'Read out instead of the wordmark to people who can’t see it.',
        de: 'Wird statt der Wortmarke vorgelesen, wenn jemand sie nicht sieht.',
      },
      required: true,
    }),
    image('image', {
      label: { en: 'Wordmark', de: 'Wortmarke' },
      description: {
        en: 'On a transparent background, as SVG if possible.',
        de: 'Mit durchsichtigem Hintergrund, möglichst als SVG.',
      },
      required: true,
    }),
    link('link', { label: { en: 'Link', de: 'Link' } }),
  ],
};

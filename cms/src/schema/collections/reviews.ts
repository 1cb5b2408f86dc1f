import type { CollectionConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { image, longText, text } from '#cms/kit/fields/basic-fields.ts';
import { makeUnversionedSettings, ORDERABLE, ORDERED_ADMIN } from './content-collection.ts';

/** Client testimonials (§3, review card). */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  ...makeUnversionedSettings(),
  ...ORDERABLE,
  labels: { singular: { en: 'Review', de: 'Kundenstimme' }, plural: { en: 'Reviews', de: 'Kundenstimmen' } },
  admin: {
    ...ORDERED_ADMIN,
    group: NAV_GROUPS.lists,
    useAsTitle: 'name',
    defaultColumns: ['name', 'location_company', 'review', 'updatedAt'],
  },
  fields: [
    text('name', {
      single: true,
      label: { en: 'Person', de: 'Person' },
      description: {
        en: 'Who is speaking, such as “Ines Albrecht, managing director”.',
        de: 'Wer das sagt, etwa „Ines Albrecht, Geschäftsführerin“.',
      },
      required: true,
      localized: false,
    }),
    text('location_company', {
      label: { en: 'Company and place', de: 'Unternehmen und Ort' },
      description: {
        en: 'Below the name, such as “Lumen & Söhne, Hamburg”.',
        de: 'Unter dem Namen, etwa „Lumen & Söhne, Hamburg“.',
      },
      required: true,
    }),
    longText('review', {
      label: { en: 'Review', de: 'Kundenstimme' },
      description: {
        en: 'Two or three sentences in their own words, without quotation marks.',
        de: 'Zwei bis drei Sätze in eigenen Worten, ohne Anführungszeichen.',
      },
      required: true,
    }),
    image('image', {
      label: { en: 'Portrait', de: 'Porträt' },
      description: { en: 'A portrait of the person, square.', de: 'Ein Porträt der Person, quadratisch.' },
    }),
    image('logo', {
      label: { en: 'Client’s wordmark', de: 'Wortmarke des Kunden' },
      description: {
        en: 'On a transparent background, as SVG if possible.',
        de: 'Mit durchsichtigem Hintergrund, möglichst als SVG.',
      },
    }),
  ],
};

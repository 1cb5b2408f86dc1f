import type { CollectionConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { dateOnly, image, longText, text } from '#cms/kit/fields/basic-fields.ts';
import { makeUnversionedSettings, ORDERABLE, ORDERED_ADMIN } from './content-collection.ts';

/** Certificates and partnerships (§2, certificate slider). */
export const Certificates: CollectionConfig = {
  slug: 'certificates',
  ...makeUnversionedSettings(),
  ...ORDERABLE,
  labels: { singular: { en: 'Certificate', de: 'Zertifikat' }, plural: { en: 'Certificates', de: 'Zertifikate' } },
  admin: {
    ...ORDERED_ADMIN,
    group: NAV_GROUPS.lists,
    defaultColumns: ['title', 'date', 'image'],
  },
  fields: [
    text('title', {
      single: true,
      label: { en: 'Title', de: 'Titel' },
      description: {
        en: 'What it certifies, such as “Shopware Gold Partner”.',
        de: 'Was es bescheinigt, etwa „Shopware Gold Partner“.',
      },
      required: true,
    }),
    longText('description', {
      label: { en: 'Description', de: 'Beschreibung' },
      description: { en: 'What it stands for, in one sentence.', de: 'Wofür es steht, in einem Satz.' },
    }),
    image('image', {
      label: { en: 'Picture', de: 'Bild' },
      description: {
        en: 'The seal itself, on a transparent background.',
        de: 'Das Siegel selbst, mit durchsichtigem Hintergrund.',
      },
    }),
    dateOnly('date', {
      label: { en: 'Issued on', de: 'Ausgestellt am' },
      description: {
        en: 'Shown with the certificate as month and year.',
        de: 'Monat und Jahr stehen beim Zertifikat.',
      },
    }),
  ],
};

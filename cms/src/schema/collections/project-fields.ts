import type { ArrayField } from 'payload';
import { type FieldSettings, image, rows, text } from '#cms/kit/fields/basic-fields.ts';

/** A list of terms and values: a project's facts, or its results in figures. */
export function makeFactsField(name: string, settings: FieldSettings): ArrayField {
  return rows(name, {
    ...settings,
    labels: { singular: { en: 'Row', de: 'Zeile' }, plural: { en: 'Rows', de: 'Zeilen' } },
    titles: ['term', 'value'],
    fields: [
      {
        type: 'row',
        fields: [
          text('term', {
            label: { en: 'Term', de: 'Begriff' },
            description: {
              en: 'What it is, such as “System” or “Loading time”.',
              de: 'Worum es geht, etwa „System“ oder „Ladezeit“.',
            },
            required: true,
            width: '33%',
          }),
          text('value', {
            label: { en: 'Value', de: 'Wert' },
            description: {
              en: 'What it amounts to, such as “Shopware 6” or “0.8 s”.',
              de: 'Die Angabe dazu, etwa „Shopware 6“ oder „0,8 s“.',
            },
            required: true,
            width: '33%',
          }),
          text('note', {
            label: { en: 'Note', de: 'Anmerkung' },
            description: {
              en: 'In smaller type below it, such as “down from 2.4 s”.',
              de: 'Kleiner darunter, etwa „zuvor 2,4 s“.',
            },
            width: '33%',
          }),
        ],
      },
    ],
  });
}

/** A project's detail pictures with their captions. */
export const galleryField = rows('gallery', {
  label: { en: 'Detail pictures', de: 'Detailbilder' },
  labels: { singular: { en: 'Picture', de: 'Bild' }, plural: { en: 'Pictures', de: 'Bilder' } },
  description: {
    en: 'Shown in pairs after the second section of the case study.',
    de: 'Sie stehen paarweise nach dem zweiten Abschnitt des Berichts.',
  },
  titles: ['caption'],
  fields: [
    image('image', {
      label: { en: 'Picture', de: 'Bild' },
      description: {
        en: 'A detail worth seeing, at least 1200 pixels wide.',
        de: 'Ein sehenswertes Detail, mindestens 1200 Pixel breit.',
      },
      leastWidth: 1200,
      required: true,
    }),
    text('caption', {
      label: { en: 'Caption', de: 'Bildunterschrift' },
      description: {
        en: 'What can be seen, in one sentence below the picture.',
        de: 'Was zu sehen ist, in einem Satz unter dem Bild.',
      },
    }),
  ],
});

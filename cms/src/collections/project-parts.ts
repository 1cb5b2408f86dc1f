import type { ArrayField } from 'payload';
import { type FieldSettings, image, rows, text } from '../fields/basic-fields.ts';

/** A list of terms and their values: a project's facts, or its results in figures. */
export function facts(name: string, settings: FieldSettings): ArrayField {
  return rows(name, {
    ...settings,
    labels: { singular: { en: 'Row', de: 'Zeile' }, plural: { en: 'Rows', de: 'Zeilen' } },
    titles: ['term', 'value'],
    fields: [
      {
        type: 'row',
        fields: [
          text('term', { label: { en: 'Term', de: 'Begriff' }, required: true, width: '33%' }),
          text('value', { label: { en: 'Value', de: 'Wert' }, required: true, width: '33%' }),
          text('note', { label: { en: 'Note', de: 'Anmerkung' }, width: '33%' }),
        ],
      },
    ],
  });
}

/** A project's detail pictures with their captions. */
export const gallery = rows('gallery', {
  label: { en: 'Detail pictures', de: 'Detailbilder' },
  labels: { singular: { en: 'Picture', de: 'Bild' }, plural: { en: 'Pictures', de: 'Bilder' } },
  description: {
    en: 'They stand after the second section of the case, in pairs.',
    de: 'Sie stehen paarweise nach dem zweiten Abschnitt des Berichts.',
  },
  titles: ['caption'],
  fields: [
    image('image', { label: { en: 'Picture', de: 'Bild' }, required: true }),
    text('caption', { label: { en: 'Caption', de: 'Bildunterschrift' } }),
  ],
});

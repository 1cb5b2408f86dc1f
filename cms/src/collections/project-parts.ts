import type { LocalText } from '@kontorwerk/contract/languages';
import type { ArrayField } from 'payload';
import { image, text } from '../fields/basic-fields.ts';

/** A list of terms and their values: a project's facts, or its results in figures. */
export function facts(name: string, label: LocalText, description: LocalText): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: { en: 'Row', de: 'Zeile' }, plural: { en: 'Rows', de: 'Zeilen' } },
    admin: {
      description,
      initCollapsed: true,
      components: { RowLabel: { path: '/admin/row-labels.tsx#RowTitle', clientProps: { fields: ['term', 'value'] } } },
    },
    fields: [
      {
        type: 'row',
        fields: [
          text('term', { en: 'Term', de: 'Begriff' }, { required: true, width: '33%' }),
          text('value', { en: 'Value', de: 'Wert' }, { required: true, width: '33%' }),
          text('note', { en: 'Note', de: 'Anmerkung' }, { width: '33%' }),
        ],
      },
    ],
  };
}

/** A project's detail pictures with their captions. */
export const gallery: ArrayField = {
  name: 'gallery',
  type: 'array',
  label: { en: 'Detail pictures', de: 'Detailbilder' },
  labels: { singular: { en: 'Picture', de: 'Bild' }, plural: { en: 'Pictures', de: 'Bilder' } },
  admin: {
    description: {
      en: 'They stand after the second section of the case, in pairs.',
      de: 'Sie stehen paarweise nach dem zweiten Abschnitt des Berichts.',
    },
    initCollapsed: true,
    components: { RowLabel: { path: '/admin/row-labels.tsx#RowTitle', clientProps: { fields: ['caption'] } } },
  },
  fields: [
    image('image', { en: 'Picture', de: 'Bild' }, { required: true }),
    text('caption', { en: 'Caption', de: 'Bildunterschrift' }),
  ],
};

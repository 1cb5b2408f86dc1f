import type { LocalText } from '@kontorwerk/contract/languages';
import type { ArrayField } from 'payload';
import { text } from './text.ts';

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
      components: { RowLabel: { path: '/admin/row-label.tsx#RowTitle', clientProps: { fields: ['term', 'value'] } } },
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

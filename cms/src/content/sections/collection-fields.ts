import type { CardCollection } from '@kontorwerk/contract/content/section-kinds';
import type { Field } from 'payload';
import { POST_TYPES } from '#cms/base/labels.ts';
import { select } from '#cms/kit/fields/basic-fields.ts';

const limit: Field = {
  name: 'limit',
  type: 'number',
  min: 1,
  label: { en: 'At most', de: 'Höchstens' },
  admin: {
    width: '50%',
    description: { en: 'Empty: all of them.', de: 'Leer: alle.' },
  },
};

const postType = select('post_type', {
  label: { en: 'Which posts', de: 'Welche Beiträge' },
  description: { en: 'Empty: both.', de: 'Leer: beide.' },
  options: POST_TYPES,
  width: '50%',
});

/**
 * Builds the fields by which a section chooses its cards from a collection; offices come from the settings, and all are
 * shown.
 */
export function collectionFields(collection: CardCollection | undefined): Field[] {
  if (collection === undefined || collection === 'offices') return [];
  return [
    { type: 'row', fields: collection === 'posts' ? [limit, postType] : [limit] },
    {
      name: 'pick',
      type: 'relationship',
      relationTo: collection,
      hasMany: true,
      label: { en: 'Only these, in this order', de: 'Nur diese, in dieser Reihenfolge' },
      admin: {
        isSortable: true,
        description: {
          en: 'Empty: the whole collection, in its own order.',
          de: 'Leer: die ganze Sammlung in ihrer eigenen Reihenfolge.',
        },
      },
    },
  ];
}

import type { ArrayField } from 'payload';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';

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
    components: { RowLabel: { path: '/admin/row-label.tsx#RowTitle', clientProps: { fields: ['caption'] } } },
  },
  fields: [
    image('image', { en: 'Picture', de: 'Bild' }, { required: true }),
    text('caption', { en: 'Caption', de: 'Bildunterschrift' }),
  ],
};

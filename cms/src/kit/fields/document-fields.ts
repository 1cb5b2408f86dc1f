import type { GroupField } from 'payload';
import type { OwnTexts } from '../admin/search-result.ts';
import { image, longText, text } from './basic-fields.ts';

/**
 * Builds the fields for search engines and link previews, with a live preview.
 *
 * @param own the paths of the texts that are used if nothing is written here
 */
export const seo = (own: OwnTexts): GroupField => ({
  name: 'seo',
  type: 'group',
  label: { en: 'Search engines and previews', de: 'Suchmaschinen und Vorschau' },
  fields: [
    text('title', {
      label: { en: 'Title', de: 'Titel' },
      description: {
        en: 'Up to about 60 characters, with the site’s name. Empty: the page’s own title.',
        de: 'Bis etwa 60 Zeichen, mit dem Namen der Website. Leer: der Titel der Seite selbst.',
      },
    }),
    longText('description', {
      label: { en: 'Description', de: 'Beschreibung' },
      description: {
        en: own.description
          ? 'One or two sentences, up to about 155 characters. Empty: the text that stands in lists.'
          : 'One or two sentences, up to about 155 characters.',
        de: own.description
          ? 'Ein bis zwei Sätze, bis etwa 155 Zeichen. Leer: der Text, der in Listen steht.'
          : 'Ein bis zwei Sätze, bis etwa 155 Zeichen.',
      },
    }),
    image('image', {
      label: { en: 'Picture', de: 'Bild' },
      description: {
        en: 'For link previews in chats and networks. Empty: one is drawn from the title.',
        de: 'Für die Vorschau in Chats und Netzwerken. Leer: Das Bild entsteht aus dem Titel.',
      },
    }),
    {
      name: 'search_preview',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: { path: '/kit/admin/search-preview.tsx#SearchPreview', clientProps: { own } } },
      },
    },
  ],
});

/** The paths of the texts of a document with a card. */
export const CARD_TEXTS: OwnTexts = { title: 'title', description: 'description' };

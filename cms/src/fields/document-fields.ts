import type { GroupField, UIField } from 'payload';
import { image, longText, text } from './basic-fields.ts';

/** What search engines and link previews are told of a page. */
export const seo: GroupField = {
  name: 'seo',
  type: 'group',
  label: { en: 'Search engines and previews', de: 'Suchmaschinen und Vorschau' },
  fields: [
    text('title', {
      label: { en: 'Title', de: 'Titel' },
      description: {
        en: 'Up to about 60 characters. Empty: the page’s own title.',
        de: 'Bis etwa 60 Zeichen. Leer: der Titel der Seite.',
      },
    }),
    longText('description', {
      label: { en: 'Description', de: 'Beschreibung' },
      description: {
        en: 'One or two sentences, up to about 155 characters.',
        de: 'Ein bis zwei Sätze, bis etwa 155 Zeichen.',
      },
    }),
    image('image', {
      label: { en: 'Picture', de: 'Bild' },
      description: {
        en: 'For link previews in chats and networks. Empty: one is drawn from the title.',
        de: 'Für die Vorschau in Chats und Netzwerken. Leer: Das Bild entsteht aus dem Titel.',
      },
    }),
  ],
};

/** Beside a document: which texts one of its languages lacks, and where it stands on the site. Nothing is stored. */
export const translationState: UIField = {
  name: 'translation_state',
  type: 'ui',
  label: { en: 'Translations', de: 'Übersetzungen' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/translation-state.tsx#TranslationState' },
  },
};

import type { UIField } from 'payload';

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

import { panel } from '#cms/kit/fields/basic-fields.ts';

/** The component at the top of a form: how many of its texts are pending. */
export const WAITING_NOTE = '/translation/waiting-note.tsx#WaitingNote';

/** The panel beside a document: the texts that one of its languages lacks. */
export const translationPanel = panel(
  'translation_state',
  { en: 'Translations', de: 'Übersetzungen' },
  '/translation/admin/translation-state.tsx#TranslationState',
);

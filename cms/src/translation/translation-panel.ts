import { panel } from '#cms/kit/fields/basic-fields.ts';

/** At the head of a form: how many of its texts wait for translation. */
export const WAITING_NOTE = '/translation/waiting-note.tsx#WaitingNote';

/** Beside a document: the texts that one of its languages lacks. */
export const translationPanel = panel(
  'translation_state',
  { en: 'Translations', de: 'Übersetzungen' },
  '/translation/admin/translation-state.tsx#TranslationState',
);

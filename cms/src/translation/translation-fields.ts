import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { GroupField } from 'payload';
import { panel } from '#cms/kit/fields/basic-fields.ts';
import { NO_DIFFERENCE } from '#cms/kit/versions/hidden-fields.ts';
import { setTranslationState } from './state-hook.ts';

/**
 * A document's translation state: the outdated texts, and the pending counts by language, by which documents are
 * queried; `addIndexes` has the indexes. Written by a hook only.
 */
export function makeTranslationFields(): GroupField {
  return {
    name: 'translation',
    type: 'group',
    // Comparing versions shows only what people wrote.
    admin: { disabled: true, components: { Diff: NO_DIFFERENCE } },
    hooks: { beforeChange: [setTranslationState] },
    fields: [
      { name: 'agreed', type: 'json' },
      ...LANGUAGES.flatMap((language) => [
        { name: `waiting_${language}`, type: 'number' as const },
        { name: `outdated_${language}`, type: 'number' as const },
      ]),
    ],
  };
}

/** The panel beside a document: the texts that one of its languages lacks. */
export const translationPanel = panel(
  'translation_state',
  { en: 'Translations', de: 'Übersetzungen' },
  '/translation/admin/translation-state.tsx#TranslationState',
);

import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { GroupField } from 'payload';
import { NO_DIFFERENCE } from '#cms/kit/versions/hidden-fields.ts';
import { noteTranslations } from './note-translations.ts';

/**
 * A document's translation state: the outdated texts, and the pending counts by language, by which documents are
 * queried; `addIndexes` has the indexes. Written by a hook only.
 */
export function translationFields(): GroupField {
  return {
    name: 'translation',
    type: 'group',
    // Comparing versions shows only what people wrote.
    admin: { disabled: true, components: { Diff: NO_DIFFERENCE } },
    hooks: { beforeChange: [noteTranslations] },
    fields: [
      { name: 'agreed', type: 'json' },
      ...LANGUAGES.flatMap((language) => [
        { name: `waiting_${language}`, type: 'number' as const },
        { name: `outdated_${language}`, type: 'number' as const },
      ]),
    ],
  };
}

import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { GroupField } from 'payload';
import { NO_DIFFERENCE } from '#cms/kit/versions/hidden-fields.ts';
import { noteTranslations } from './note-translations.ts';

/**
 * What is kept with a document of its translations: the texts that were left behind, and how many wait in each language,
 * so that the list of them is a query; `addIndexes` has the indexes for it. Written by a hook alone.
 */
export function translationFields(): GroupField {
  return {
    name: 'translation',
    type: 'group',
    // Versions are compared by what people wrote.
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

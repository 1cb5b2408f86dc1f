import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { SanitizedConfig } from 'payload';

/**
 * Payload's configuration, in which the search of a list finds a text in any language: Payload looks in the one that the
 * list is shown in, where a document may have none yet.
 */
export function withSearchInAllLanguages(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, flattenedFields } of config.collections) {
    const searched = admin.listSearchableFields ?? (admin.useAsTitle ? [admin.useAsTitle] : []);
    const translated = searched.filter((name) =>
      flattenedFields.some((field) => field.name === name && 'localized' in field && field.localized),
    );
    if (translated.length === 0) continue;
    // The names by themselves are what the field for searching says that it looks in.
    const inEach = translated.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}`));
    admin.listSearchableFields = [...searched, ...inEach];
  }
  return config;
}

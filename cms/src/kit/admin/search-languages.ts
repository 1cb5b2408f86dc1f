import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { SanitizedConfig } from 'payload';

/**
 * Makes the search of a list match texts in any language: Payload only searches the list's current language, in which a
 * document may have no text yet.
 */
export function withSearchInAllLanguages(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, flattenedFields } of config.collections) {
    const searched = admin.listSearchableFields ?? (admin.useAsTitle ? [admin.useAsTitle] : []);
    const translated = searched.filter((name) =>
      flattenedFields.some((field) => field.name === name && 'localized' in field && field.localized),
    );
    if (translated.length === 0) continue;
    // The search field's placeholder lists the plain names.
    const inEach = translated.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}`));
    admin.listSearchableFields = [...searched, ...inEach];
  }
  return config;
}

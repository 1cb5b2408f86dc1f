import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { isLinkedCollection } from '#cms/kit/links/reference.ts';

const FALLBACKS: { readonly [L in Language]: LocalText } = {
  en: { en: 'Visitors see gaps there.', de: 'Besucher sehen dort Lücken.' },
  de: { en: 'Visitors see the English texts there.', de: 'Besucher sehen dort die englischen Texte.' },
};
const GERMAN_PAGE: LocalText = {
  en: 'Visitors see the German page there.',
  de: 'Besucher sehen dort die deutsche Seite.',
};
/** For projects, posts and jobs, whose German texts serve as fallback in lists and on their pages. */
const GERMAN_TEXTS: LocalText = {
  en: 'Visitors see the German texts there.',
  de: 'Besucher sehen dort die deutschen Texte.',
};

/**
 * Returns the note about the fallback that visitors see for texts missing in a language; a document without a title
 * counts as untranslated.
 */
export function describeFallback(
  language: Language,
  collection: string | undefined,
  missing: readonly string[],
): LocalText {
  const isNameless = language === 'en' && missing.includes('title');
  if (!isNameless || !isLinkedCollection(collection)) return FALLBACKS[language];
  return collection === 'pages' ? GERMAN_PAGE : GERMAN_TEXTS;
}

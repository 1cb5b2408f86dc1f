import type { Language, LocalText } from '@kontorwerk/contract/languages';

const INSTEAD: { readonly [L in Language]: LocalText } = {
  en: { en: 'Visitors see gaps there.', de: 'Besucher sehen dort Lücken.' },
  de: { en: 'Visitors see the English texts there.', de: 'Besucher sehen dort die englischen Texte.' },
};
const GERMAN_PAGE: LocalText = {
  en: 'Visitors see the German page there.',
  de: 'Besucher sehen dort die deutsche Seite.',
};

/** What visitors see of a document where texts of a language are missing: a page without a name isn't written in it. */
export function seenInstead(language: Language, collection: string | undefined, missing: readonly string[]): LocalText {
  return language === 'en' && collection === 'pages' && missing.includes('title') ? GERMAN_PAGE : INSTEAD[language];
}

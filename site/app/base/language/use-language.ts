import type { Language } from '@kontorwerk/contract/languages';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language | null>(null);

/** Returns the language of the current page. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('Nothing is shown.');
  return language;
}

import type { Language } from '@kontorwerk/contract/languages';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language | null>(null);

/** The language of the page that is shown. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('Nothing is shown.');
  return language;
}

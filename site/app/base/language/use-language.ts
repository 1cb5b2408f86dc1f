import type { Language } from '@kontorwerk/contract/languages';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>('en');

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

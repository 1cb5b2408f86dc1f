import { languageOf } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { useLocation } from 'react-router';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

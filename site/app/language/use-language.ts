import type { Language } from '@kontorwerk/contract/languages';
import { useLocation } from 'react-router';
import { languageOf } from './address.ts';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

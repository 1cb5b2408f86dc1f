import { languageOf } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { usePlace } from '../shown.ts';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return languageOf(usePlace().pathname);
}

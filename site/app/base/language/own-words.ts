import type { Language } from '@kontorwerk/contract/languages';
import type { OwnWords, WordGroup } from '@kontorwerk/contract/words/standard-words';
import { useSite } from '../site-data.ts';
import { useLanguage } from './use-language.ts';

/** The words of a place, those that an editor wrote in the place of the standard ones. */
export function wordsWith<W extends object>(own: object | undefined, standard: W): W {
  return { ...standard, ...own };
}

/** What an editor wrote in place of the standard words of a place. */
export function useOwnWords<G extends WordGroup>(group: G): OwnWords[G] {
  return useSite().settings.words?.[group];
}

/** The words of a place in the language of the page. */
export function useWords<W extends object>(group: WordGroup, words: Readonly<Record<Language, W>>): W {
  return wordsWith(useOwnWords(group), words[useLanguage()]);
}

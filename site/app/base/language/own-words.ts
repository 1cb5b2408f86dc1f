import type { Language } from '@kontorwerk/contract/languages';
import type { OwnWords, WordGroup } from '@kontorwerk/contract/words/standard-words';
import { useSite } from '../site-data.ts';
import { useLanguage } from './use-language.ts';

/** Merges the editor's own words over the standard ones. */
export function mergeWords<W extends object>(own: object | undefined, standard: W): W {
  return { ...standard, ...own };
}

/** Returns the words that an editor wrote to replace the standard words of a group. */
export function useOwnWords<G extends WordGroup>(group: G): OwnWords[G] {
  return useSite().settings.words?.[group];
}

/** Returns the words of a group in the page's language, with the editor's replacements. */
export function useWords<W extends object>(group: WordGroup, words: Readonly<Record<Language, W>>): W {
  return mergeWords(useOwnWords(group), words[useLanguage()]);
}

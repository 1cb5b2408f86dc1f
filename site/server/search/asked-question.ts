import type { Language } from '@kontorwerk/contract/languages';
import { foldWord } from './folding.ts';
import { tokensOf } from './tokens.ts';

const EN = `are can could do does how is should what when where which who why will`;
const DE = `brauche brauchen darf dürfen gibt ist kann können lohnt muss müssen sind wann warum was welche welcher welches wem wer
weshalb wie wieso wieviel wieviele wo woher wohin wozu`;

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(foldWord));
}

/** The words that questions begin with. */
const BEGINNINGS: Readonly<Record<Language, ReadonlySet<string>>> = { en: listOf(EN), de: listOf(DE) };

/**
 * Whether a query is phrased as a question: by a question mark, or by several words of which the first is a question
 * word.
 */
export function asksQuestion(query: string, language: Language): boolean {
  if (query.trimEnd().endsWith('?')) return true;
  const [first, ...others] = tokensOf(query);
  return first !== undefined && others.length > 1 && BEGINNINGS[language].has(foldWord(first.word));
}

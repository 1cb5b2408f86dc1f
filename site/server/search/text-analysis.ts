import type { Language } from '@kontorwerk/contract/languages';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';

/** Returns a word in lower case without diacritics; `ß` becomes two letters. */
export function plainWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
}

/** Folds the spellings of an umlaut, `ö`, `oe` or `o`, into one. Takes a plain word. */
export function foldUmlauts(plain: string): string {
  return plain.replace(/([aou])e/g, '$1');
}

/** Folds a word's umlauts, capitals and accents into one spelling. */
export function foldWord(word: string): string {
  return foldUmlauts(plainWord(word));
}

/** A word in a text, with its position. `Online-Shop` and `Node.js` are one token whose parts are words, too. */
export type Token = {
  /** As written, without the characters that join its parts. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Two or more, or none. */
  readonly parts: readonly Token[];
};

/** Letters and digits, with joining characters inside a word; `C#` and `C++` keep their sign. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[-‐‑.'’&+*:·_/][\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const PART = /[\p{L}\p{N}\p{M}]+/gu;

/** The longest word; longer ones are addresses, keys or data URLs. */
export const WORD_MAX = 60;

/** Yields the words of a text in order, lazily. */
export function* tokensIn(text: string): Generator<Token, void> {
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const parts = [...written.matchAll(PART)].map(({ 0: word, index }) => ({
      word,
      start: start + index,
      end: start + index + word.length,
      parts: [],
    }));
    const word = /[+#]$/.test(written) ? written : parts.map((part) => part.word).join('');
    yield { word, start, end: start + written.length, parts: parts.length > 1 ? parts : [] };
  }
}

/** Returns the words of a text in order. */
export function tokensOf(text: string): Token[] {
  return [...tokensIn(text)];
}

/** Returns the searchable words of a text, as written: of a joined word the whole and its parts. */
export function wordsOf(text: string): string[] {
  return tokensOf(text)
    .flatMap(({ word, parts }) => [word, ...parts.filter((part) => part.word.length > 1).map((part) => part.word)])
    .filter((word) => word.length <= WORD_MAX);
}

/** The shortest word that is stemmed, in letters: shorter ones have no endings. */
const SHORTEST = 4;

/** Removes the English plural, which the German stemmer leaves: German texts are full of English words. */
function withoutPlural(stem: string): string {
  return stem.length >= SHORTEST && /[^s]s$/.test(stem) ? stem.slice(0, -1) : stem;
}

/**
 * Returns the stem of a plain word, folded: the same for `Barrierefreiheit` and `barrierefrei`, `developers` and
 * `developer`.
 */
export function stemOf(plain: string, language: Language): string {
  if (plain.length < SHORTEST || /\d/.test(plain)) return foldUmlauts(plain);
  const stem = language === 'de' ? withoutPlural(stemGerman(plain)) : stemEnglish(plain);
  return foldUmlauts(stem);
}

/** Returns the terms of a plain word: itself, and its stem if that differs. */
export function termsOf(plain: string, language: Language): readonly string[] {
  const folded = foldUmlauts(plain);
  const stem = stemOf(plain, language);
  return stem === folded ? [folded] : [folded, stem];
}

const EN = `a about all also am an and any are as at be been but by can could did do does for from get had has have he her his
how i if in into is it its just like many me more most much my no not of on one only or our out so some such than that the their them
then there these they this to up us was we were what when where which who why will with would you your`;

const DE = `aber alle allen als also am an auch auf aus bei bin bis da damit dann das dass dein dem den der des dessen die dies
diese dieser dieses doch dort durch ein eine einem einen einer eines er es etwas euch fur für gibt hat hatte haben habe ich ihr
ihre ihren ihrer im in ins ist ja kann kein keine können konnen man mehr mein meine mich mir mit nach nicht noch nun nur ob oder
ohne sehr sein seine sich sie sind so um und uns unser unsere unseren unserer viel viele vom von vor war was weil wenn wer werden wie
wieder wieviel wieviele wir wird wo zu zum zur über`;

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(foldWord));
}

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = { en: listOf(EN), de: listOf(DE) };

/** Whether a folded word is a stop word. */
export function isStopWord(folded: string, language: Language): boolean {
  return STOP_WORDS[language].has(folded);
}

/** The terms of a word in a text. */
type WordTerms = { readonly all: readonly string[]; readonly isStopWord: boolean };

/** The size of the memo per language: texts repeat most of their words. */
const REMEMBERED = 10_000;

const remembered: Readonly<Record<Language, Map<string, WordTerms>>> = { en: new Map(), de: new Map() };

/** Returns the terms of a word as written. */
export function termsOfWord(word: string, language: Language): WordTerms {
  const words = remembered[language];
  const known = words.get(word);
  if (known !== undefined) return known;
  if (words.size >= REMEMBERED) words.clear();
  const plain = plainWord(word);
  const terms = { all: termsOf(plain, language), isStopWord: isStopWord(foldUmlauts(plain), language) };
  words.set(word, terms);
  return terms;
}

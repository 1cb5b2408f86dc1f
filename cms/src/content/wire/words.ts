import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { type OwnWords, STANDARD_WORDS } from '@kontorwerk/contract/words/standard-words';
import type { WordsGlobal } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored-values.ts';

/** Returns a text of this language only: if there is none, the standard word of this language applies. */
function ownText(value: unknown, language: Language): string {
  const text = isRecord(value) ? value[language] : value;
  return typeof text === 'string' ? text.trim() : '';
}

function ownGroup(stored: Untrusted, standard: Readonly<Record<string, LocalText>>, language: Language) {
  const own = Object.entries(standard)
    .map(([name, text]) => [name, ownText(stored[name], language), text[language]] as const)
    .filter(([, written, text]) => written !== '' && written !== text);
  return own.map(([name, written]) => [name, written] as const);
}

/** Returns an editor's replacements for the standard words; undefined if there are none. */
export function wordsOf(words: Stored<WordsGlobal>, language: Language): OwnWords | undefined {
  if (words._status !== 'published') return undefined;
  const stored: Untrusted = { ...words };
  const groups = Object.entries(STANDARD_WORDS).flatMap(([group, standard]) => {
    const value = stored[group];
    const own = isRecord(value) ? ownGroup(value, standard, language) : [];
    return own.length > 0 ? [[group, Object.fromEntries(own)]] : [];
  });
  return groups.length > 0 ? Object.fromEntries(groups) : undefined;
}

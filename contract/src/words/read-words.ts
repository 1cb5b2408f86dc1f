import type { RecordFields } from '../content/record-fields.ts';
import type { LocalText } from '../languages.ts';
import { longestWord, type OwnWords, STANDARD_WORDS } from './standard-words.ts';

type Standard = Readonly<Record<string, LocalText>>;

/** The words of one place; null where nothing is said. */
function readGroup(fields: RecordFields, standard: Standard): Readonly<Record<string, string>> | null {
  const own: Record<string, string> = {};
  for (const [name, text] of Object.entries(standard)) {
    const word = fields.text(name).trim();
    if (word === '') continue;
    if (word.length > longestWord(text)) fields.report(`longer than ${longestWord(text)} characters`, name);
    else own[name] = word;
  }
  return Object.keys(own).length > 0 ? own : null;
}

/**
 * Reads the words that a backend has in place of the standard ones. Only names of the table are looked at, so that what
 * else is there comes nowhere; a word that is missing, empty or longer than any is the standard one.
 */
export function readWords(fields: RecordFields): OwnWords | null {
  const groups = Object.entries<Standard>(STANDARD_WORDS).flatMap(([group, standard]) => {
    const own = fields.record(group, (record) => readGroup(record, standard));
    return own ? [[group, own]] : [];
  });
  return groups.length > 0 ? Object.fromEntries(groups) : null;
}

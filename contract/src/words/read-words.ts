import type { RecordFields } from '../content/record-fields.ts';
import type { LocalText } from '../languages.ts';
import { maxWordLength, type OwnWords, STANDARD_WORDS } from './standard-words.ts';

type Standard = Readonly<Record<string, LocalText>>;

/** Reads the texts of one group; null if there are none. */
function readGroup(fields: RecordFields, standard: Standard): Readonly<Record<string, string>> | null {
  const own: Record<string, string> = {};
  for (const [name, text] of Object.entries(standard)) {
    const word = fields.text(name).trim();
    if (word === '') continue;
    if (word.length > maxWordLength(text)) fields.report(`longer than ${maxWordLength(text)} characters`, name);
    else own[name] = word;
  }
  return Object.keys(own).length > 0 ? own : null;
}

/**
 * Reads a backend's interface texts. Only the names of the standard table are read; a text that is missing, empty or
 * too long falls back to the standard one.
 */
export function readWords(fields: RecordFields): OwnWords | null {
  const groups = Object.entries<Standard>(STANDARD_WORDS).flatMap(([group, standard]) => {
    const own = fields.record(group, (record) => readGroup(record, standard));
    return own ? [[group, own]] : [];
  });
  return groups.length > 0 ? Object.fromEntries(groups) : null;
}

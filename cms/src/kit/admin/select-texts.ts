import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { type CountText, formatCount, quote } from '#cms/base/reader-language.ts';
import { writeText } from './hard-coded-texts.ts';

const WORDS = {
  opens: { en: 'The down arrow opens the list.', de: 'Die Pfeiltaste nach unten öffnet die Liste.' },
  searches: { en: 'Typing searches it.', de: 'Tippen durchsucht sie.' },
  toValues: { en: 'The left arrow leads to what is chosen.', de: 'Die Pfeiltaste nach links führt zum Gewählten.' },
  menu: {
    en: 'The arrow keys go through the options, Enter chooses, Escape closes the list.',
    de: 'Die Pfeiltasten führen durch die Auswahl, die Eingabetaste wählt, Escape schließt die Liste.',
  },
  values: {
    en: 'The arrow keys go through what is chosen, Backspace removes it.',
    de: 'Die Pfeiltasten führen durch das Gewählte, die Rücktaste entfernt es.',
  },
  chosen: { en: 'Chosen: {label}', de: 'Gewählt: {label}' },
  unavailable: { en: 'Not available: {label}', de: 'Nicht wählbar: {label}' },
  removed: { en: 'Removed: {label}', de: 'Entfernt: {label}' },
  cleared: { en: 'The choice is cleared.', de: 'Die Auswahl ist aufgehoben.' },
  place: { en: '{label}, {place} of {count}', de: '{label}, {place} von {count}' },
} as const satisfies Record<string, LocalText>;

const COUNT: CountText = {
  one: { en: '1 option', de: '1 Möglichkeit' },
  other: { en: '{count} options', de: '{count} Möglichkeiten' },
};

type Parts = { readonly [part: string]: string | undefined };

/** Writes a message in the reader's language, from the parts of react-select's. */
type Write = (parts: Parts, reader: Language) => string;

function fill(text: LocalText): Write {
  return (parts, reader) => text[reader].replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}

const fillChosen: Write = (parts, reader) => (parts.label ? fill(WORDS.chosen)(parts, reader) : '');

const writeGuidance: Write = ({ searches, toValues }, reader) =>
  [WORDS.opens, ...(searches ? [WORDS.searches] : []), ...(toValues ? [WORDS.toValues] : [])]
    .map((text) => text[reader])
    .join(' ');

const writeCount: Write = ({ count, term }, reader) => {
  const counted = formatCount(COUNT, Number(count), reader);
  return term === undefined ? counted : `${quote(term, reader)}: ${counted}`;
};

/** The messages of react-select to screen readers, in English. */
const MESSAGES: readonly (readonly [written: RegExp, write: Write])[] = [
  [
    / is focused (?<searches>,type to refine list)?, press Down to open the menu, (?<toValues> press left.*)?$/,
    writeGuidance,
  ],
  [/^Use Up and Down to choose options/, fill(WORDS.menu)],
  [/^Use left and right to toggle between focused values/, fill(WORDS.values)],
  [/^All selected options have been cleared\.$/, fill(WORDS.cleared)],
  [/^option (?<label>.*), deselected\.$/, fill(WORDS.removed)],
  [/^options? (?<label>.*), selected\.$/, fillChosen],
  [/^option (?<label>.*) is disabled\. Select another option\.$/, fill(WORDS.unavailable)],
  [/^value (?<label>.*) focused, (?<place>\d+) of (?<count>\d+)\.$/, fill(WORDS.place)],
  // Only Apple's screen reader is told the options of the list.
  [/^(?<label>.*?)(?: selected)?(?: disabled)?, (?<place>\d+) of (?<count>\d+)\.$/, fill(WORDS.place)],
  [/^(?<count>\d+) results? available(?: for search term (?<term>.*))?\.$/, writeCount],
];

/** React-select's reading of a label that is an element instead of a text. */
const UNREADABLE = '[object Object]';

/**
 * Translates what a select tells screen readers.
 *
 * @param shown what the select shows as chosen, in place of a label that react-select can't read
 */
export function translateSelectText(written: string, shown: string, reader: Language): string {
  for (const [pattern, write] of MESSAGES) {
    const found = pattern.exec(written);
    if (!found) continue;
    const { label, ...others } = found.groups ?? {};
    return write({ ...others, label: label?.includes(UNREADABLE) ? shown : label }, reader);
  }
  return written;
}

/** Translates what the select with the focus tells screen readers: Payload has no setting for that. */
export function translateSelect(reader: Language): void {
  const select = document.activeElement?.closest('.react-select');
  const messages = select?.querySelectorAll(':scope > [class*="a11yText"] > span') ?? [];
  for (const message of messages) {
    const written = message.textContent;
    const shown = select?.querySelector('.rs__single-value')?.textContent ?? '';
    const text = translateSelectText(written, shown, reader);
    if (text !== written) writeText(message, text);
  }
}

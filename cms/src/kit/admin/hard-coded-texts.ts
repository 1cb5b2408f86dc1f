import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { formatMoment } from '../dates/date-format.ts';

/** Replacements for texts that Payload hard-codes instead of translating, by selector. */
const WORDS: readonly (readonly [selector: string, texts: readonly (readonly [written: RegExp, text: LocalText])[]])[] =
  [
    [
      '[data-sonner-toast] [data-title]',
      [
        [/^Successfully saved 1 files$/, { en: '1 file is saved.', de: '1 Datei ist gespeichert.' }],
        [/^Successfully saved (\d+) files$/, { en: '$1 files are saved.', de: '$1 Dateien sind gespeichert.' }],
        [/^Failed to save 1 files$/, { en: '1 file could not be saved.', de: '1 Datei ließ sich nicht speichern.' }],
        [
          /^Failed to save (\d+) files$/,
          { en: '$1 files could not be saved.', de: '$1 Dateien ließen sich nicht speichern.' },
        ],
      ],
    ],
    ['.drawer__header__title', [[/^Create Table$/, { en: 'Add a table', de: 'Tabelle einfügen' }]]],
    [
      '.table-action-menu-dropdown .text',
      [
        [/^Merge cells$/, { en: 'Merge the cells', de: 'Zellen verbinden' }],
        [/^Unmerge cells$/, { en: 'Split the cell', de: 'Zelle teilen' }],
        [/^Insert row above$/, { en: 'Add a row above', de: 'Zeile darüber einfügen' }],
        [/^Insert row below$/, { en: 'Add a row below', de: 'Zeile darunter einfügen' }],
        [/^Insert (\d+) rows above$/, { en: 'Add $1 rows above', de: '$1 Zeilen darüber einfügen' }],
        [/^Insert (\d+) rows below$/, { en: 'Add $1 rows below', de: '$1 Zeilen darunter einfügen' }],
        [/^Insert column left$/, { en: 'Add a column to the left', de: 'Spalte links einfügen' }],
        [/^Insert column right$/, { en: 'Add a column to the right', de: 'Spalte rechts einfügen' }],
        [/^Insert (\d+) columns left$/, { en: 'Add $1 columns to the left', de: '$1 Spalten links einfügen' }],
        [/^Insert (\d+) columns right$/, { en: 'Add $1 columns to the right', de: '$1 Spalten rechts einfügen' }],
        [/^Delete column$/, { en: 'Delete the column', de: 'Spalte löschen' }],
        [/^Delete row$/, { en: 'Delete the row', de: 'Zeile löschen' }],
        [/^Delete table$/, { en: 'Delete the table', de: 'Tabelle löschen' }],
        [/^Add row header$/, { en: 'Make the row a heading', de: 'Zeile zur Kopfzeile machen' }],
        [/^Remove row header$/, { en: 'Make the row an ordinary one', de: 'Kopfzeile zur Zeile machen' }],
        [/^Add column header$/, { en: 'Make the column a heading', de: 'Spalte zur Kopfspalte machen' }],
        [/^Remove column header$/, { en: 'Make the column an ordinary one', de: 'Kopfspalte zur Spalte machen' }],
      ],
    ],
  ];

/** Sets the text of an element rendered by React: in the existing text nodes, so that React can go on updating them. */
export function writeText(element: Element, text: string): void {
  const [first, ...others] = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  if (!first) return;
  first.nodeValue = text;
  for (const other of others) other.nodeValue = '';
}

/** Moments that Payload formats the American way in every language. */
const MOMENTS = '.document-locked__content strong';
const AMERICAN = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/;

/**
 * Rewrites a moment such as `Nov 28, 2026, 1:32 AM`, in the browser's time zone, in the reader's format and the
 * agency's time zone.
 */
export function reformatMoment(written: string, reader: Language): string {
  if (!AMERICAN.test(written)) return written;
  const at = new Date(written.replace(/\s(?=[AP]M$)/, ' '));
  return Number.isNaN(at.getTime()) ? written : formatMoment(at.toISOString(), reader);
}

/** Translates Payload's hard-coded English to the reader's language. */
export function translateHardCoded(root: ParentNode, reader: Language): void {
  for (const [selector, texts] of WORDS) {
    for (const element of root.querySelectorAll(selector)) {
      const written = element.textContent ?? '';
      const found = texts.find(([pattern]) => pattern.test(written));
      if (found) writeText(element, written.replace(found[0], found[1][reader]));
    }
  }
  for (const element of root.querySelectorAll(MOMENTS)) {
    const written = element.textContent ?? '';
    const shown = reformatMoment(written, reader);
    if (shown !== written) writeText(element, shown);
  }
}

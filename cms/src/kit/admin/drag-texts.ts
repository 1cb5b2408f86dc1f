import { defaultAnnouncements, defaultScreenReaderInstructions } from '@dnd-kit/core';
import type { LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { rowTitle } from './accessible-names.ts';

const WORDS = {
  instructions: {
    en: 'The space bar picks this up, the arrow keys move it. The space bar drops it, Escape cancels.',
    de: 'Die Leertaste nimmt dies auf, die Pfeiltasten verschieben es. Die Leertaste legt es ab, Escape bricht ab.',
  },
  pickedUp: { en: '{row} picked up', de: '{row} aufgenommen' },
  over: { en: '{row}: at {place} of {count}', de: '{row}: an Stelle {place} von {count}' },
  dropped: { en: '{row} dropped at {place} of {count}', de: '{row} abgelegt an Stelle {place} von {count}' },
  nowhere: { en: '{row} is where it was', de: '{row} ist, wo es war' },
  row: { en: 'Row', de: 'Zeile' },
} as const satisfies Record<string, LocalText>;

const reader = () => readerLanguage({ language: document.documentElement.lang });

/** Returns the title of the row whose handle is dragged, which has the focus, or the handle's own text. */
function draggedTitle(): string {
  const handle = document.activeElement?.closest('[aria-roledescription]');
  return (handle && (rowTitle(handle) || handle.textContent?.trim())) || WORDS.row[reader()];
}

const sortedPlace = v.object({ sortable: v.object({ index: v.number(), items: v.array(v.unknown()) }) });

type Over = { readonly data: { readonly current?: unknown } } | null;

/** Returns a text with the dragged row's title, and with the place that it is over. */
function tell(text: LocalText, over: Over = null): string {
  const row = draggedTitle();
  const at = v.safeParse(sortedPlace, over?.data.current);
  if (!at.success) return (over === null ? text : WORDS.nowhere)[reader()].replace('{row}', row);
  const { index, items } = at.output.sortable;
  return text[reader()]
    .replace('{place}', `${index + 1}`)
    .replace('{count}', `${items.length}`)
    .replace('{row}', row);
}

/**
 * Payload has no setting for the texts of dragging, so dnd-kit's defaults are patched wherever this is loaded: they are
 * English and name rows by their ids.
 */
Object.assign(defaultAnnouncements, {
  onDragStart: () => tell(WORDS.pickedUp),
  onDragOver: ({ over }: { readonly over: Over }) => tell(over ? WORDS.over : WORDS.nowhere, over),
  onDragEnd: ({ over }: { readonly over: Over }) => tell(over ? WORDS.dropped : WORDS.nowhere, over),
  onDragCancel: () => tell(WORDS.nowhere),
});
Object.defineProperty(defaultScreenReaderInstructions, 'draggable', { get: () => WORDS.instructions[reader()] });

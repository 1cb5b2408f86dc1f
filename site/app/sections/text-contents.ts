import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { type TextWithContents, withContents } from '#app/ui/Contents/with-contents.ts';
import type { TextRun } from './text-run.ts';

/**
 * Returns a section's text with its parts; without parts if the page lists its titles, or if it needs no table of
 * contents.
 */
export type TextContents = (section: Section) => TextWithContents;

/**
 * Finds the parts of a page's texts, with anchors that are unique on the page. Computed for all texts on first use:
 * server-rendered sections never need them.
 */
export function createTextContents(sections: readonly Section[], run: TextRun | null): TextContents {
  function find(): ReadonlyMap<Section, TextWithContents> {
    const listed = run === null ? [] : sections.slice(run.start, run.end);
    const taken = [
      ...FRAME_IDS,
      ...sections.map(({ id }) => id),
      ...[...(run?.parts.values() ?? [])].map(({ id }) => id),
    ];
    const found = new Map<Section, TextWithContents>();
    for (const section of sections) {
      if (section.component_name !== 'RichText' || section.layout === 'columns' || listed.includes(section)) continue;
      const text = withContents(section.html_field, taken);
      taken.push(...text.parts.map(({ id }) => id));
      found.set(section, text);
    }
    return found;
  }
  let found: ReadonlyMap<Section, TextWithContents> | undefined;
  return (section) => {
    found ??= find();
    return found.get(section) ?? { html: section.html_field, parts: [] };
  };
}

/** The parts of the texts on the page; by default a text counts as a page. */
export const TextContentsContext = createContext<TextContents>((section) =>
  createTextContents([section], null)(section),
);

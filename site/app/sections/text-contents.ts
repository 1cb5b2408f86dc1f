import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { type TextWithContents, withContents } from '#app/ui/Contents/with-contents.ts';
import type { TextRun } from './text-run.ts';

/** The text of a section with its parts; none where the page lists its titles, or where it needs no list. */
export type TextContents = (section: Section) => TextWithContents;

/**
 * Finds the parts of a page's texts, each with an anchor that nothing else on the page has. All of them at once, when the
 * first is asked for: sections that the server has sent never do.
 */
export function textContents(sections: readonly Section[], run: TextRun | null): TextContents {
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

/** The parts of the texts on the page; by itself a text is a page. */
export const TextContentsContext = createContext<TextContents>((section) => textContents([section], null)(section));

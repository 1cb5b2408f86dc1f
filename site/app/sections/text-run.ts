import type { Section } from '@kontorwerk/contract/content/entry';
import { wordCount } from '@kontorwerk/contract/content/reading-time';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { needsContents, type Part, partsOf } from '#app/ui/Contents/with-contents.ts';

/** Texts that follow one another on a page, as legal ones do, and their parts. */
export type TextRun = {
  /** Where in the page it begins, and where what comes after it. */
  readonly start: number;
  readonly end: number;
  /** A part for each of its sections that has a title. */
  readonly parts: ReadonlyMap<Section, Part>;
};

/** A list of parts stands on light grounds. */
const LIGHT = ['', 'paper', 'paper-2', 'mist'];

function isText({ component_name, layout, tone }: Section): boolean {
  return component_name === 'RichText' && layout !== 'columns' && LIGHT.includes(tone);
}

/** The first texts of a page that follow one another, as far as they are long and many; null where none do. */
export function textRun(sections: readonly Section[]): TextRun | null {
  // The section that leads the page is headed by the page's title.
  const start = sections.findIndex((section, at) => at > 0 && isText(section));
  if (start < 0) return null;
  const after = sections.findIndex((section, at) => at > start && !isText(section));
  const end = after < 0 ? sections.length : after;
  const run = sections.slice(start, end);
  const titled = run.filter(({ main_title }) => main_title !== '');
  const words = run.reduce((sum, { html_field }) => sum + wordCount(html_field), 0);
  if (!needsContents(titled.length, words)) return null;
  const taken = [...FRAME_IDS, ...sections.map(({ id }) => id)];
  const parts = partsOf(
    titled.map(({ main_title }) => main_title.replace(/\s+/g, ' ')),
    taken,
  );
  return { start, end, parts: new Map(titled.flatMap((section, at) => (parts[at] ? [[section, parts[at]]] : []))) };
}

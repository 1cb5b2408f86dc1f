import type { Section } from '@kontorwerk/contract/content/entry';
import { countWords } from '@kontorwerk/contract/content/reading-time';
import { createContext } from 'react';
import { FRAME_IDS } from '#app/base/frame-ids.ts';
import { listParts, needsContents, type Part } from '#app/ui/Contents/with-contents.ts';

/** Consecutive texts on a page, as in legal documents, and their parts. */
export type TextRun = {
  /** Index of the first section, and of the one after the last. */
  readonly start: number;
  readonly end: number;
  /** One part for each of its sections with a title. */
  readonly parts: ReadonlyMap<Section, Part>;
};

/** The table of contents is designed for light backgrounds. */
const LIGHT = ['', 'paper', 'paper-2', 'mist'];

function isText({ component_name, layout, tone }: Section): boolean {
  return component_name === 'RichText' && layout !== 'columns' && LIGHT.includes(tone);
}

/** Returns the first run of consecutive texts that is long enough, or null. */
export function findTextRun(sections: readonly Section[]): TextRun | null {
  // Skips the first section: its heading is the page's title.
  const start = sections.findIndex((section, at) => at > 0 && isText(section));
  if (start < 0) return null;
  const after = sections.findIndex((section, at) => at > start && !isText(section));
  const end = after < 0 ? sections.length : after;
  const run = sections.slice(start, end);
  const titled = run.filter(({ main_title }) => main_title !== '');
  const words = run.reduce((sum, { html_field }) => sum + countWords(html_field), 0);
  if (!needsContents(titled.length, words)) return null;
  const taken = [...FRAME_IDS, ...sections.map(({ id }) => id)];
  const parts = listParts(
    titled.map(({ main_title }) => main_title.replace(/\s+/g, ' ')),
    taken,
  );
  return { start, end, parts: new Map(titled.flatMap((section, at) => (parts[at] ? [[section, parts[at]]] : []))) };
}

/** The parts of consecutive texts with a common table of contents; null for a standalone text. */
export const TextRunContext = createContext<ReadonlyMap<Section, Part> | null>(null);

import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import { moves } from './moves.ts';
import { isStill, type NamedSection } from './section-blocks.ts';

/** The sections that stay as the server has sent them; there are none on the server, and on pages that are gone to. */
export const ServedSectionsContext = createContext<ReadonlySet<Section>>(new Set());

function isOf(section: NamedSection, { component_name, layout }: NamedSection): boolean {
  return section.component_name === component_name && section.layout === layout;
}

/**
 * Finds the sections of a page that need no script and are there already.
 *
 * @param sections all sections of the page
 * @param shown those that stand in the document, in their order; who has nothing to say shows nothing
 */
export function servedSections(sections: readonly Section[], shown: readonly NamedSection[]): ReadonlySet<Section> {
  const served = new Set<Section>();
  let at = 0;
  for (const section of sections) {
    const next = shown[at];
    if (next === undefined || !isOf(section, next)) continue;
    at += 1;
    if (isStill(section) && !moves(section)) served.add(section);
  }
  return served;
}

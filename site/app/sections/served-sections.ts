import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import { copyAttributes } from '#app/base/island/copy-attributes.ts';
import { isStatic } from './moves.ts';
import type { NamedSection } from './section-blocks.ts';

/** The sections that stay as the server has sent them, each with the element that holds it now. */
export type ServedSections<E = HTMLElement> = Map<Section, E>;

/** The served sections of the page; there are none on the server, and on pages that are gone to. */
export const ServedSectionsContext = createContext<ServedSections>(new Map());

/** A section that stands in the document: its place among all of the page, which shows nothing of those that are empty. */
export type StandingSection<E = HTMLElement> = NamedSection & { readonly place: number; readonly element: E };

/** Finds the sections of a page that need no script and are there already. */
export function servedSections<E>(
  sections: readonly Section[],
  standing: readonly StandingSection<E>[],
): ServedSections<E> {
  const served: ServedSections<E> = new Map();
  for (const { component_name, place, element } of standing) {
    const section = sections[place];
    if (section?.component_name === component_name && isStatic(section)) served.set(section, element);
  }
  return served;
}

/** Moves a served section into the element that React has made in the place of the one that held it. */
export function restoreServed(served: ServedSections, section: Section, element: HTMLElement): void {
  const before = served.get(section);
  if (before === undefined || before === element) return;
  copyAttributes(before, element);
  element.replaceChildren(...before.childNodes);
  served.set(section, element);
}

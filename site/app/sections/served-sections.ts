import type { Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import { copyAttributes } from '#app/base/island/copy-attributes.ts';
import { isStatic, type SectionName } from './section-blocks.ts';

/** The sections with server-rendered DOM, each with the element that holds it now. */
export type ServedSections<E = HTMLElement> = Map<Section, E>;

/** The served sections of the page; empty on the server, and after client-side navigation. */
export const ServedSectionsContext = createContext<ServedSections>(new Map());

/** A section in the document, with its position among all sections of the page, including those that render nothing. */
export type DocumentSection<E = HTMLElement> = SectionName & { readonly place: number; readonly element: E };

/** Finds the static sections of a page that are in the document. */
export function findServedSections<E>(
  sections: readonly Section[],
  standing: readonly DocumentSection<E>[],
): ServedSections<E> {
  const served: ServedSections<E> = new Map();
  for (const { component_name, place, element } of standing) {
    const section = sections[place];
    if (section?.component_name === component_name && isStatic(section)) served.set(section, element);
  }
  return served;
}

/** Moves a served section's content into the element that React created to replace the previous one. */
export function restoreServedSection(served: ServedSections, section: Section, element: HTMLElement): void {
  const before = served.get(section);
  if (before === undefined || before === element) return;
  copyAttributes(before, element);
  element.replaceChildren(...before.childNodes);
  served.set(section, element);
}

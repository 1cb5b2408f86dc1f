'use client';

import type { NamedSection } from '@kontorwerk/contract/draft-messages';
import { useForm } from '@payloadcms/ui';
import { useCallback } from 'react';

const ROW = 'sections-row-';
/** What of a section's row is written in; its menu and its handle are not. */
const WRITTEN_IN = ['input', 'textarea', 'select', '[contenteditable="true"]']
  .map((kind) => `.collapsible__content ${kind}:not([type="hidden"], [disabled])`)
  .join(', ');

/** The place in the form's list of the section that an element stands in; null for anything else. */
export function sectionBeingWritten(element: Element): number | null {
  const row = element.closest(`[id^="${ROW}"]`);
  return row ? Number(row.id.slice(ROW.length)) : null;
}

/** Resolves when the browser has drawn what changed. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Sections stand in the first tab: of another one nothing of them is in the document. */
function showTabOfSections(): void {
  if (document.getElementById('field-sections')) return;
  document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click();
}

async function bringToSection(at: number): Promise<void> {
  await drawn();
  const row = document.getElementById(`${ROW}${at}`);
  if (!row) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  row.scrollIntoView({ block: 'start', behavior });
  // A row that was closed has its fields once it is drawn open.
  for (let tries = 0; tries < 30 && !row.querySelector(WRITTEN_IN); tries += 1) await drawn();
  row.querySelector<HTMLElement>(WRITTEN_IN)?.focus({ preventScroll: true });
}

/** Opens a section in the form by its id: its row is opened, brought into view, and its first field has the focus. */
export function useOpenSection(sections: readonly NamedSection[]): (id: string) => void {
  const { dispatchFields, getFields } = useForm();
  return useCallback(
    (id) => {
      const at = sections.findIndex((section) => section.id === id);
      if (at === -1) return;
      showTabOfSections();
      const updatedRows = (getFields().sections?.rows ?? []).map((row, index) =>
        index === at ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'sections', updatedRows });
      void bringToSection(at);
    },
    [dispatchFields, getFields, sections],
  );
}

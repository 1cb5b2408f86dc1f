'use client';

import type { LabelledSection } from '@kontorwerk/contract/drafts/draft-messages';
import { useForm } from '@payloadcms/ui';
import { useCallback } from 'react';

const ROW_PREFIX = 'sections-row-';
/** Selects the inputs of a section's row, without its menu and handle. */
const INPUTS = ['input', 'textarea', 'select', '[contenteditable="true"]']
  .map((kind) => `.collapsible__content ${kind}:not([type="hidden"], [disabled])`)
  .join(', ');

/** Returns the index of the section that an element is in; null for any other. */
export function findEditedSection(element: Element): number | null {
  const row = element.closest(`[id^="${ROW_PREFIX}"]`);
  return row ? Number(row.id.slice(ROW_PREFIX.length)) : null;
}

/** Resolves after the browser has rendered. */
function waitForRender(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Opens the first tab, which holds the sections: a closed tab is not in the document. */
function openSectionsTab(): void {
  if (document.getElementById('field-sections')) return;
  document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click();
}

async function scrollToSection(at: number): Promise<void> {
  await waitForRender();
  const row = document.getElementById(`${ROW_PREFIX}${at}`);
  if (!row) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  row.scrollIntoView({ block: 'start', behavior });
  // A closed row renders its fields after it is opened.
  for (let tries = 0; tries < 30 && !row.querySelector(INPUTS); tries += 1) await waitForRender();
  row.querySelector<HTMLElement>(INPUTS)?.focus({ preventScroll: true });
}

/**
 * Returns a function that opens a section in the form by its id: expands its row, scrolls to it, and focuses its first
 * input.
 */
export function useOpenSection(sections: readonly LabelledSection[]): (id: string) => void {
  const { dispatchFields, getFields } = useForm();
  return useCallback(
    (id) => {
      const at = sections.findIndex((section) => section.id === id);
      if (at === -1) return;
      openSectionsTab();
      const updatedRows = (getFields().sections?.rows ?? []).map((row, index) =>
        index === at ? { ...row, collapsed: false } : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'sections', updatedRows });
      void scrollToSection(at);
    },
    [dispatchFields, getFields, sections],
  );
}

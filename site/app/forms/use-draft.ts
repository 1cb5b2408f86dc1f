import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { type Draft, DraftsContext, type Kept } from './drafts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !['hidden', 'file'].includes(element.type)),
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** What a control holds before anybody touches it. */
function firstValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.options[0]?.value ?? '';
}

/** Tells whether a visitor has changed what a control held. */
function isTouched(control: Control): boolean {
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== firstValue(control);
}

/** Tells whether what was kept is for a control: not for another box, nor for what the page has filled in by itself. */
function isFor(control: Control, kept: Kept): boolean {
  if (isBox(control)) return kept.value === control.value;
  const unasked = control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : '';
  return firstValue(control) === unasked;
}

/** What was typed in a form, and what was kept before that it has no place for. */
function draftOf(form: HTMLFormElement, before: Draft): Draft {
  const draft = new Map(before);
  for (const control of controlsOf(form)) {
    const kept = before.get(control.name);
    if (isTouched(control))
      draft.set(control.name, { value: control.value, checked: isBox(control) && control.checked });
    else if (kept && isFor(control, kept)) draft.delete(control.name);
  }
  return draft;
}

function putBack(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const kept = draft.get(control.name);
    if (!kept || !isFor(control, kept)) continue;
    if (isBox(control)) {
      control.checked = kept.checked;
      continue;
    }
    control.value = kept.value;
    // What a field does when somebody types, such as taking back what may not stand there, it has to do now too.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Keeps what was typed in a form that leaves the page, for when it, or another of its kind, comes back: whoever reads the
 * privacy notice in between, or changes the language, finds it again. What the new page says by itself stands.
 *
 * @param kind forms of a kind ask for the same
 * @returns what forgets the draft once it is sent
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: string): () => void {
  const drafts = useContext(DraftsContext);
  const isSent = useRef(false);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || !drafts) return;
    const before = drafts.get(kind) ?? new Map();
    putBack(element, before);
    return () => {
      if (isSent.current) drafts.delete(kind);
      else drafts.set(kind, draftOf(element, before));
    };
  }, [form, kind, drafts]);
  return () => {
    isSent.current = true;
    // The form may have left the page while it was being sent.
    drafts?.delete(kind);
  };
}

import type { DraftKeeper } from './drafts.ts';
import { type Control, controlsOf } from './form-controls.ts';

/** What a visitor has put in the place of what a control held; of a box, whether it is ticked. */
type Kept = { readonly value: string; readonly checked: boolean };

/** What was typed in a form, by the names of its controls. */
type Draft = ReadonlyMap<string, Kept>;

const EMPTY: Draft = new Map();

/** The controls of a form that can be filled in again: a file is the visitor's alone to choose. */
function keptControlsOf(form: HTMLFormElement): readonly Control[] {
  return controlsOf(form).filter(({ type }) => type !== 'file');
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

/**
 * What was typed in a form, and what was kept before that it has no place for.
 *
 * @param shown what was put back into it: only that can have been taken out in it
 */
function draftOf(form: HTMLFormElement, before: Draft, shown: Draft): Draft {
  const draft = new Map(before);
  for (const control of keptControlsOf(form)) {
    const kept = before.get(control.name);
    if (isTouched(control))
      draft.set(control.name, { value: control.value, checked: isBox(control) && control.checked });
    else if (kept && kept === shown.get(control.name) && isFor(control, kept)) draft.delete(control.name);
  }
  return draft;
}

function putBack(form: HTMLFormElement, draft: Draft): void {
  for (const control of keptControlsOf(form)) {
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
 * Keeps drafts in memory alone, as long as the page isn't loaded anew: nothing of them is stored on the visitor's
 * machine.
 */
export function createDraftKeeper(): DraftKeeper {
  const drafts = new Map<string, Draft>();
  const onTheirWay = new WeakSet<HTMLFormElement>();
  const shown = new WeakMap<HTMLFormElement, Draft>();
  const of = (kind: string): Draft => drafts.get(kind) ?? EMPTY;
  const read = (form: HTMLFormElement, before: Draft) => draftOf(form, before, shown.get(form) ?? EMPTY);
  return {
    putBack(kind, form) {
      shown.set(form, of(kind));
      putBack(form, of(kind));
    },
    keep(kind, form) {
      if (!onTheirWay.has(form)) drafts.set(kind, read(form, of(kind)));
    },
    sendOff(kind, form) {
      const before = of(kind);
      drafts.delete(kind);
      onTheirWay.add(form);
      return () => {
        onTheirWay.delete(form);
        const refused = read(form, before);
        shown.set(form, refused);
        drafts.set(kind, new Map([...refused, ...of(kind)]));
      };
    },
  };
}

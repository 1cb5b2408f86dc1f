import type { DraftStore } from './drafts.ts';
import { type Control, listControls } from './form-controls.ts';

/** A value that the visitor changed; for a checkbox, whether it is ticked. */
type SavedValue = { readonly value: string; readonly checked: boolean };

/** The typed values of a form, by control name. */
type Draft = ReadonlyMap<string, SavedValue>;

const EMPTY: Draft = new Map();

/** Returns the controls that can be restored; only the visitor can choose a file. */
function listRestorableControls(form: HTMLFormElement): readonly Control[] {
  return listControls(form).filter(({ type }) => type !== 'file');
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** Returns a control's initial value. */
function readInitialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.options[0]?.value ?? '';
}

/** Whether the visitor has changed a control. */
function isTouched(control: Control): boolean {
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== readInitialValue(control);
}

/**
 * Whether a saved value applies to a control: checkboxes must match by value, and other fields must not be pre-filled
 * by the page.
 */
function appliesTo(control: Control, kept: SavedValue): boolean {
  if (isBox(control)) return kept.value === control.value;
  const unasked = control instanceof HTMLSelectElement ? (control.options[0]?.value ?? '') : '';
  return readInitialValue(control) === unasked;
}

/**
 * Reads the draft of a form: its typed values, and earlier ones that it has no control for.
 *
 * @param shown the values restored into the form; only these can have been removed in it
 */
function readDraft(form: HTMLFormElement, before: Draft, shown: Draft): Draft {
  const draft = new Map(before);
  for (const control of listRestorableControls(form)) {
    const kept = before.get(control.name);
    if (isTouched(control))
      draft.set(control.name, { value: control.value, checked: isBox(control) && control.checked });
    else if (kept && kept === shown.get(control.name) && appliesTo(control, kept)) draft.delete(control.name);
  }
  return draft;
}

function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of listRestorableControls(form)) {
    const kept = draft.get(control.name);
    if (!kept || !appliesTo(control, kept)) continue;
    if (isBox(control)) {
      control.checked = kept.checked;
      continue;
    }
    control.value = kept.value;
    // Triggers the field's input handlers, such as those that reject invalid characters.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Keeps drafts in memory until the next page load: nothing is stored on the visitor's device. */
export function createDraftStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const onTheirWay = new WeakSet<HTMLFormElement>();
  const shown = new WeakMap<HTMLFormElement, Draft>();
  const of = (kind: string): Draft => drafts.get(kind) ?? EMPTY;
  const read = (form: HTMLFormElement, before: Draft) => readDraft(form, before, shown.get(form) ?? EMPTY);
  return {
    restore(kind, form) {
      shown.set(form, of(kind));
      restoreDraft(form, of(kind));
    },
    save(kind, form) {
      if (!onTheirWay.has(form)) drafts.set(kind, read(form, of(kind)));
    },
    markAsSending(kind, form) {
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

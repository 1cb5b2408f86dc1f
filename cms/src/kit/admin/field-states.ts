/** The inputs of Payload's fields. The file input of an upload is hidden, and titles of rows are no fields. */
const INPUTS =
  ':is(input:not([type="hidden"], [type="file"], .section-title__input), textarea, .ContentEditable__root)';

/** Stand in for the input of fields that have none: lists and uploads. */
const BUTTONS =
  ':is(.array-field__add-row, .blocks-field__drawer-toggler, .upload__dropzoneContent__buttons button, .upload-relationship-details__edit)';

/** Begins the ids of messages, to tell them from those that React sets. */
const NOTE = 'field-note-';

/** The controls that are marked as invalid here, not by React. */
const marked = new WeakSet<Element>();

let lastNote = 0;

/** Returns the control of each field below an element: its first input, or else its first button. */
export function fieldControls(root: ParentNode): ReadonlyMap<Element, HTMLElement> {
  const controls = new Map<Element, HTMLElement>();
  for (const selector of [INPUTS, BUTTONS])
    for (const control of root.querySelectorAll<HTMLElement>(`.field-type ${selector}`)) {
      const field = control.closest('.field-type');
      if (field && !controls.has(field)) controls.set(field, control);
    }
  return controls;
}

function idOf(note: Element): string {
  if (note.id === '') {
    lastNote += 1;
    note.id = `${NOTE}${lastNote}`;
  }
  return note.id;
}

/** Ties a label to its control, if it points elsewhere: in drawers of the text editor it has another id than the input. */
function tieLabel(field: Element, control: Element): void {
  const isInput = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (!isInput || control.labels?.length !== 0 || control.hasAttribute('aria-label')) return;
  const label = field.querySelector('.field-label');
  if (label?.closest('.field-type') === field) setOrRemove(control, 'aria-labelledby', idOf(label));
}

/** Returns the ids of the messages of each field below an element. */
function notesBelow(root: ParentNode, selector: string): ReadonlyMap<Element | null, readonly string[]> {
  const notes = [...root.querySelectorAll(selector)].filter((note) => note.textContent !== '');
  const grouped = Map.groupBy(notes, (note) => note.closest('.field-type'));
  return new Map([...grouped].map(([field, own]) => [field, own.map(idOf)]));
}

function setOrRemove(element: Element, attribute: string, value: string): void {
  if ((element.getAttribute(attribute) ?? '') === value) return;
  if (value === '') element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

/** Replaces the messages that describe a control, except those that React set. */
function describe(control: Element, notes: readonly string[]): void {
  const given = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const others = given.filter((id) => id !== '' && !id.startsWith(NOTE));
  setOrRemove(control, 'aria-describedby', [...others, ...notes].join(' '));
}

function markInvalid(control: Element, isInvalid: boolean): void {
  if (isInvalid && control.getAttribute('aria-invalid') !== 'true') {
    marked.add(control);
    control.setAttribute('aria-invalid', 'true');
  } else if (!isInvalid && marked.delete(control)) control.removeAttribute('aria-invalid');
}

/** Marks the passwords of forms for password managers: Payload turns them off. */
function completePasswords(root: ParentNode): void {
  for (const input of root.querySelectorAll('input[type="password"][autocomplete="off"]'))
    input.setAttribute('autocomplete', input.closest('.login__form') ? 'current-password' : 'new-password');
  for (const input of root.querySelectorAll('.create-first-user input[type="email"]'))
    setOrRemove(input, 'autocomplete', 'email');
}

/**
 * Ties errors, descriptions and the mark of required fields to the controls below an element: Payload shows them
 * beside, without any relation. React leaves attributes alone that it never set.
 */
export function tieFields(root: ParentNode): void {
  const errors = notesBelow(root, '.field-error');
  const descriptions = notesBelow(root, '.field-description');
  const required = notesBelow(root, '.field-label > .required');
  for (const [field, control] of fieldControls(root)) {
    tieLabel(field, control);
    describe(control, [...(descriptions.get(field) ?? []), ...(errors.get(field) ?? [])]);
    // Buttons are neither required nor invalid.
    if (control.matches('button')) continue;
    markInvalid(control, errors.has(field));
    if (!control.hasAttribute('required')) setOrRemove(control, 'aria-required', required.has(field) ? 'true' : '');
  }
  completePasswords(root);
}

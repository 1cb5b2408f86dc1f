import { fieldControls } from './field-states.ts';

/** Returns the ids of the form's rows along a path, outermost first: `sections-row-2`. */
function rowsOf(path: string): readonly string[] {
  const parts = path.split('.');
  return parts.flatMap((part, at) => (/^\d+$/.test(part) ? [`${parts.slice(0, at).join('-')}-row-${part}`] : []));
}

/** Waits until the effect of a click is rendered, two frames later. */
export async function waitForRender(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The maximum number of looks for a row's fields, which appear a moment after it was opened. */
const MOST_LOOKS = 5;

const FIELD_ID = 'field-';

/** Locates a field below an element; only that of a long text has its path instead of an id. */
export function fieldAt(path: string, root: ParentNode = document): HTMLElement | null {
  const id = `${FIELD_ID}${path.replaceAll('.', '__')}`;
  return root.querySelector<HTMLElement>(`[id="${id}"], [data-field-path="${path}"]`);
}

/** Returns the path of the field that contains an element; null outside of fields. */
export function fieldPathOf(element: Element): string | null {
  const field = element.closest<HTMLElement>(`[id^="${FIELD_ID}"], [data-field-path]`);
  return field && (field.dataset.fieldPath ?? field.id.slice(FIELD_ID.length).replaceAll('__', '.'));
}

function rowAt(id: string, root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[id="${id}"]`);
}

/** Opens the tab of the form that contains the outermost part of a path; the sidebar is always there. */
async function openTab(path: string, root: ParentNode): Promise<void> {
  const [outermost = ''] = path.split('.');
  const places = `[id^="field-${outermost}"], [data-field-path^="${outermost}"], [id^="${outermost}-row-"]`;
  for (const tab of root.querySelectorAll<HTMLButtonElement>('button.tabs-field__tab-button')) {
    if (root.querySelector(places) !== null) return;
    tab.click();
    await waitForRender();
  }
}

async function openRow(row: HTMLElement): Promise<void> {
  const own = row.querySelector('.collapsible');
  if (!own?.classList.contains('collapsible--collapsed')) return;
  own.querySelector<HTMLButtonElement>('button.collapsible__toggle')?.click();
  await waitForRender();
}

/** Returns what to focus for a field, or for the row that contains it if it isn't rendered. */
function controlOf(place: HTMLElement, isField: boolean): HTMLElement | null {
  const field = isField ? place.closest('.field-type') : null;
  const control = field && fieldControls(field).get(field);
  return control ?? place.querySelector<HTMLElement>('input, textarea, [contenteditable="true"], button');
}

/** Opens the collapsed parts of a form around a field, and goes to the field. */
export async function openField(path: string, root: ParentNode = document): Promise<void> {
  await openTab(path, root);
  let place: HTMLElement | null = null;
  for (const id of rowsOf(path)) {
    const row = rowAt(id, root);
    if (!row) break;
    place = row;
    await openRow(row);
  }
  // Fields are rendered once they come near the window.
  place?.scrollIntoView({ block: 'center' });
  for (let asked = 0; asked < MOST_LOOKS && !fieldAt(path, root); asked += 1) await waitForRender();
  const field = fieldAt(path, root);
  const found = field ?? place;
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  controlOf(found, field !== null)?.focus({ preventScroll: true });
}

/** Returns the path whose field comes first in a form; those in closed tabs come last. */
export function firstPath(paths: readonly string[], root: ParentNode): string | undefined {
  const placeOf = (path: string) => {
    const rows = rowsOf(path).flatMap((id) => rowAt(id, root) ?? []);
    return fieldAt(path, root) ?? rows.at(-1) ?? null;
  };
  const isBefore = (one: Node | null, other: Node | null) =>
    one !== null && (other === null || Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING));
  let first = paths[0];
  for (const path of paths) if (first !== undefined && isBefore(placeOf(path), placeOf(first))) first = path;
  return first;
}

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

function fieldAt(path: string): HTMLElement | null {
  return document.getElementById(`field-${path.replaceAll('.', '__')}`);
}

/** Opens the tab of the form that contains the outermost part of a path; the sidebar is always there. */
async function openTab(path: string): Promise<void> {
  const [outermost = ''] = path.split('.');
  const isThere = () => document.querySelector(`[id^="field-${outermost}"], [id^="${outermost}-row-"]`) !== null;
  for (const tab of document.querySelectorAll<HTMLButtonElement>('button.tabs-field__tab-button')) {
    if (isThere()) return;
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

/** Opens the collapsed parts of the form around a field, and goes to the field. */
export async function openField(path: string): Promise<void> {
  await openTab(path);
  let place: HTMLElement | null = null;
  for (const id of rowsOf(path)) {
    const row = document.getElementById(id);
    if (!row) break;
    place = row;
    await openRow(row);
  }
  for (let asked = 0; asked < MOST_LOOKS && !fieldAt(path); asked += 1) await waitForRender();
  place = fieldAt(path) ?? place;
  place?.scrollIntoView({ block: 'center' });
  const input = 'input, textarea, [contenteditable="true"], button';
  (place?.matches(input) ? place : place?.querySelector<HTMLElement>(input))?.focus({ preventScroll: true });
}

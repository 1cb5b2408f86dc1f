/** The rows of the form that a path goes through, from the outside: `sections-row-2`. */
function rowsOf(path: string): readonly string[] {
  const parts = path.split('.');
  return parts.flatMap((part, at) => (/^\d+$/.test(part) ? [`${parts.slice(0, at).join('-')}-row-${part}`] : []));
}

/** What a click has opened or closed is drawn two frames later. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The fields of a row come a moment after it was opened: so often they are looked for. */
const MOST_ASKED = 5;

function fieldAt(path: string): HTMLElement | null {
  return document.getElementById(`field-${path.replaceAll('.', '__')}`);
}

/** Turns to the tab of the form that has the outermost part of a path; what stands beside the form is always there. */
async function openTab(path: string): Promise<void> {
  const [outermost = ''] = path.split('.');
  const isThere = () => document.querySelector(`[id^="field-${outermost}"], [id^="${outermost}-row-"]`) !== null;
  for (const tab of document.querySelectorAll<HTMLButtonElement>('button.tabs-field__tab-button')) {
    if (isThere()) return;
    tab.click();
    await drawn();
  }
}

async function openRow(row: HTMLElement): Promise<void> {
  const own = row.querySelector('.collapsible');
  if (!own?.classList.contains('collapsible--collapsed')) return;
  own.querySelector<HTMLButtonElement>('button.collapsible__toggle')?.click();
  await drawn();
}

/** Opens what the form has closed around a field, and goes there. */
export async function openField(path: string): Promise<void> {
  await openTab(path);
  let place: HTMLElement | null = null;
  for (const id of rowsOf(path)) {
    const row = document.getElementById(id);
    if (!row) break;
    place = row;
    await openRow(row);
  }
  for (let asked = 0; asked < MOST_ASKED && !fieldAt(path); asked += 1) await drawn();
  place = fieldAt(path) ?? place;
  place?.scrollIntoView({ block: 'center' });
  const input = 'input, textarea, [contenteditable="true"], button';
  (place?.matches(input) ? place : place?.querySelector<HTMLElement>(input))?.focus({ preventScroll: true });
}

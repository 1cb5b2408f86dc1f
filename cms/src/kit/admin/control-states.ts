/** Returns the value of an attribute that tells a control's state; null if the control has none. */
type State = (element: Element) => string | null;

function stateByClass(name: string): State {
  return (element) => String(element.classList.contains(name));
}

function sortDirection(heading: Element): string | null {
  if (heading.querySelector('.sort-column__asc.sort-column--active, .sort-header--active')) return 'ascending';
  return heading.querySelector('.sort-column__desc.sort-column--active') ? 'descending' : null;
}

/** Returns whether the part of a version comparison below its heading is shown. */
function diffState(toggle: Element): string {
  return String(
    toggle.closest('.diff-collapser')?.querySelector(':scope > .diff-collapser__content--is-collapsed') === null,
  );
}

/** The buttons of the text editor that turn a format on and off. */
const FORMATS = ':is([data-toolbar-group-key="format"], .inline-toolbar-popup) .toolbar-popup__button';

/** The states of controls, and the roles of regions, that Payload tells by a class only. */
const STATES: readonly (readonly [selector: string, attribute: string, state: State])[] = [
  ['.collapsible__toggle', 'aria-expanded', stateByClass('collapsible__toggle--open')],
  ['.nav-toggler', 'aria-expanded', stateByClass('nav-toggler--is-open')],
  [FORMATS, 'aria-pressed', stateByClass('active')],
  [
    '.tabs-field__tab-button',
    'aria-current',
    (tab) => (tab.matches('.tabs-field__tab-button--active') ? 'true' : null),
  ],
  ['.table th', 'aria-sort', sortDirection],
  ['.pill-selector__pill', 'aria-checked', () => null],
  ['.pill-selector__pill', 'aria-pressed', stateByClass('pill-selector__pill--selected')],
  ['.diff-collapser__toggle-button', 'aria-expanded', diffState],
  ['.template-default__wrap > :is(.collection-list, .dashboard, .admin-page)', 'role', () => 'main'],
  // Lists have buttons for what dragging does.
  ['.cell-_dragHandle > [role]', 'aria-hidden', () => 'true'],
  // The name in the form's data, which would be read as a description.
  ['.field-type .checkbox-input input[title]', 'title', () => null],
];

/** Sets the states of the controls below an element. */
export function markStates(root: ParentNode): void {
  for (const [selector, attribute, stateOf] of STATES)
    for (const element of root.querySelectorAll(selector)) {
      const state = stateOf(element);
      if (state === element.getAttribute(attribute)) continue;
      if (state === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, state);
    }
}

/** Takes what is behind an open dialog, also other dialogs, out of the reach of keys and screen readers. */
export function shutOutBehindDialogs(): void {
  const page = document.querySelector('.template-default')?.parentElement;
  const open = document.querySelectorAll<HTMLElement>('.payload__modal-container > dialog[open]');
  // The last is rendered on top.
  const layers = [...(page ? [page] : []), ...open];
  for (const [at, layer] of layers.entries()) {
    const isBehind = at < layers.length - 1;
    if (layer.inert !== isBehind) layer.inert = isBehind;
  }
}

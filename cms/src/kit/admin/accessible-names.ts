import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** Returns the accessible name of a control; for a control in each row, with the row's title. */
type Name = (element: Element, reader: Language) => string;

/** Names all controls alike. */
function nameAlike(text: LocalText): Name {
  return (_, reader) => text[reader];
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim() ?? '';
}

/** Returns the title of the row around an element, which lists show first and forms above the fields. */
export function rowTitle(element: Element): string {
  const listed = element.closest('tr')?.querySelector('td a');
  return textOf(listed ?? element.closest('.collapsible')?.querySelector('.collapsible__header-wrap'));
}

/** Appends the title of the row. */
function nameWithRow(text: LocalText): Name {
  return (element, reader) => `${text[reader]}: ${rowTitle(element)}`;
}

/** Appends the control's visible text, so that it can be used by voice. Payload's name is “[object Object]”. */
function nameWithText(text: LocalText): Name {
  return (element, reader) => `${text[reader]}: ${textOf(element)}`;
}

/** The elements that contain a control and its label. */
const LABELLED = '.field-type, .field-select, .list-drawer__select-collection-wrap';

/** Uses the field's label. */
const nameByLabel: Name = (element) => textOf(element.closest(LABELLED)?.querySelector('.field-label'));

/** Appends the field that a list is filtered by. */
function nameWithFilter(text: LocalText): Name {
  return (element, reader) => {
    const field = textOf(element.closest('.condition')?.querySelector('.condition__field .rs__single-value'));
    return field === '' ? text[reader] : `${text[reader]}: ${field}`;
  };
}

/** Returns what a token of a chosen value shows, without its buttons. */
function tokenText(element: Element): string {
  return textOf(
    element.closest('.multi-value')?.querySelector('.multi-value-label, .relationship--multi-value-label__content'),
  );
}

/** Appends the chosen value. */
function nameWithToken(text: LocalText): Name {
  return (element, reader) => `${text[reader]}: ${tokenText(element)}`;
}

/** Names the button that toggles the navigation: Payload joins two words in English order. */
const nameMenuToggle: Name = (element, reader) => {
  const isOpen = element.classList.contains('nav-toggler--is-open');
  if (reader === 'de') return isOpen ? 'Menü schließen' : 'Menü öffnen';
  return isOpen ? 'Close menu' : 'Open menu';
};

/** Payload's name is “[object Object]” if a collection's name is given in two languages. */
const nameCreation: Name = (element, reader) => `${CREATE[reader]}: ${nameByLabel(element, reader)}`;

/** Payload's name is “[object Object]” if a label is given in two languages. */
function nameSort(text: LocalText): Name {
  return (element, reader) => `${text[reader]}: ${textOf(element.closest('th'))}`;
}

const CREATE: LocalText = { en: 'Create new', de: 'Neu erstellen' };

const FORMATS: Readonly<Record<string, LocalText>> = {
  bold: { en: 'Bold', de: 'Fett' },
  italic: { en: 'Italic', de: 'Kursiv' },
  inlineCode: { en: 'Code', de: 'Code' },
  link: { en: 'Link', de: 'Link' },
  strikethrough: { en: 'Strikethrough', de: 'Durchgestrichen' },
  subscript: { en: 'Subscript', de: 'Tiefgestellt' },
  superscript: { en: 'Superscript', de: 'Hochgestellt' },
};

const nameFormat: Name = (element, reader) => {
  const format = element.getAttribute('data-button-key') ?? '';
  return FORMATS[format]?.[reader] ?? format;
};

/** The accessible names of controls to which Payload gives none. */
const NAMES: readonly (readonly [selector: string, name: Name])[] = [
  ['.collapsible__drag, td > [aria-roledescription]', nameWithRow({ en: 'Move', de: 'Verschieben' })],
  ['.collapsible__toggle', (element) => `${textOf(element)}: ${rowTitle(element)}`],
  ['.array-actions__button', nameWithRow({ en: 'More for this row', de: 'Mehr zu dieser Zeile' })],
  ['.select-row__checkbox input', nameWithRow({ en: 'Choose', de: 'Auswählen' })],
  ['.nav-toggler', nameMenuToggle],
  ['.nav__wrap', nameAlike({ en: 'Admin', de: 'Verwaltung' })],
  ['nav.step-nav', nameAlike({ en: 'Path to this page', de: 'Pfad zu dieser Seite' })],
  ['a.step-nav__home', (element) => element.querySelector('[title]')?.getAttribute('title') ?? ''],
  ['.relationship-add-new__add-button', nameCreation],
  ['.list-header__create-new-button', (element) => textOf(element)],
  ['.LexicalEditorTheme__upload__doc-drawer-toggler', nameWithText({ en: 'Edit the picture', de: 'Bild bearbeiten' })],
  ['.btn--icon-only.btn--has-tooltip', (element) => textOf(element.querySelector('.tooltip'))],
  ['.sort-column__asc', nameSort({ en: 'Sort ascending', de: 'Aufsteigend sortieren' })],
  ['.sort-column__desc', nameSort({ en: 'Sort descending', de: 'Absteigend sortieren' })],
  [
    '.sort-header__button',
    nameAlike({ en: 'Sort in the visitors’ order', de: 'In der Reihenfolge der Besucher sortieren' }),
  ],
  ['.locked', nameAlike({ en: 'Somebody else is editing this', de: 'Wird gerade von jemand anderem bearbeitet' })],
  ['.doc-controls__popup .popup-button', nameAlike({ en: 'More', de: 'Mehr' })],
  ['.form-submit .popup-button', nameAlike({ en: 'Other ways to save', de: 'Anders speichern' })],
  ['.clipboard-action__popup .popup-button', nameAlike({ en: 'Copy or paste', de: 'Kopieren oder einfügen' })],
  ['.upload-relationship-details__edit', nameAlike({ en: 'Edit the file', de: 'Datei bearbeiten' })],
  ['.upload-relationship-details__remove', nameAlike({ en: 'Clear the choice', de: 'Auswahl aufheben' })],
  ['.file-details__remove', nameAlike({ en: 'Remove the file', de: 'Datei entfernen' })],
  ['.copy-to-clipboard', nameAlike({ en: 'Copy', de: 'Kopieren' })],
  ['.date-time-picker__clear-button', nameAlike({ en: 'Clear the date', de: 'Datum leeren' })],
  ['.react-datepicker__month-select', nameAlike({ en: 'Month', de: 'Monat' })],
  ['.react-datepicker__year-select', nameAlike({ en: 'Year', de: 'Jahr' })],
  ['.clickable-arrow--left', nameAlike({ en: 'Previous page', de: 'Vorige Seite' })],
  ['.clickable-arrow--right', nameAlike({ en: 'Next page', de: 'Nächste Seite' })],
  ['.toolbar-popup__button[data-button-key]', nameFormat],
  ['.toolbar-popup__dropdown-add', nameAlike({ en: 'Add', de: 'Einfügen' })],
  ['.toolbar-popup__dropdown-text', nameAlike({ en: 'Paragraph style', de: 'Absatzformat' })],
  ['.toolbar-popup__dropdown-textState', nameAlike({ en: 'Language of the text', de: 'Sprache des Textes' })],
  ['.link-edit', nameAlike({ en: 'Edit the link', de: 'Link bearbeiten' })],
  ['.link-trash', nameAlike({ en: 'Remove the link', de: 'Link entfernen' })],
  ['.add-block-menu', nameAlike({ en: 'Add below', de: 'Darunter einfügen' })],
  ['.draggable-block-menu', nameAlike({ en: 'Drag to move', de: 'Zum Verschieben ziehen' })],
  ['.insert-paragraph-at-end', nameAlike({ en: 'Add a paragraph', de: 'Absatz anfügen' })],
  ['.LexicalEditorTheme__tableAddRows', nameAlike({ en: 'Add a row', de: 'Zeile hinzufügen' })],
  ['.LexicalEditorTheme__tableAddColumns', nameAlike({ en: 'Add a column', de: 'Spalte hinzufügen' })],
  ['.dashboard-breadcrumb-select input', nameAlike({ en: 'What this page shows', de: 'Was diese Seite zeigt' })],
  [`:is(${LABELLED}) .rs__control input, .field-type .react-datepicker__input-container input`, nameByLabel],
  ['.condition__field input', nameAlike({ en: 'Filter by', de: 'Filtern nach' })],
  ['.condition__operator input', nameWithFilter({ en: 'Comparison', de: 'Vergleich' })],
  ['.condition__value input', nameWithFilter({ en: 'Value', de: 'Wert' })],
  ['.condition__actions-remove', nameWithFilter({ en: 'Remove the filter', de: 'Filter entfernen' })],
  ['.condition__actions-add', nameWithFilter({ en: 'Add a filter after', de: 'Filter hinzufügen nach' })],
  [
    '.compare-version .rs__control input',
    (element) => textOf(element.closest('.view-version__version-from')?.querySelector('[class$="-labels"] > span')),
  ],
  ['.restore-version .popup-button', nameAlike({ en: 'Other ways to restore', de: 'Anders wiederherstellen' })],
  ['.diff-collapser__toggle-button', (element) => textOf(element)],
  ['.select-all__checkbox input', nameAlike({ en: 'Choose all', de: 'Alle auswählen' })],
  [
    '.confirmation-modal .checkbox-input input',
    (element) => textOf(element.closest('.checkbox-input')?.querySelector('.field-label')),
  ],
  ['.localizer .popup-button', (element) => textOf(element.querySelector('.localizer-button'))],
  ['.multi-value-remove', nameWithToken({ en: 'Remove', de: 'Entfernen' })],
  ['.field-type .ContentEditable__root', nameByLabel],
  ['.doc-tab', (element) => textOf(element)],
  ['.multi-value.draggable', tokenText],
  ['.payload__modal-container > dialog', (element) => textOf(element.querySelector('h1, h2'))],
  ['section[aria-label^="Notifications"]', nameAlike({ en: 'Notices', de: 'Hinweise' })],
  ['[data-sonner-toast] [data-close-button]', nameAlike({ en: 'Close this notice', de: 'Hinweis schließen' })],
];

/** Elements that can be focused but do nothing, or that are hidden from screen readers. */
const NO_STOPS =
  '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden], .sort-row, .cell-_dragHandle > [role]';
/** Elements with a wrong role: a list without items, a button within a button. */
const NO_ROLES = '.doc-tabs__tabs, .sort-row';
/** Payload's only description of a role, of all that can be dragged. */
const DRAGGED: LocalText = { en: 'movable', de: 'verschiebbar' };
/** Elements with the role of a button that contain a button. */
const WITH_PARTS = '.multi-value.draggable';

function setAttribute(element: Element, attribute: string, value: string): void {
  if (value !== '' && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

/** Sets the accessible names of the controls below an element, in the reader's language. */
export function nameControls(root: ParentNode, reader: Language): void {
  for (const [selector, name] of NAMES)
    for (const element of root.querySelectorAll(selector)) setAttribute(element, 'aria-label', name(element, reader));
  for (const element of root.querySelectorAll(NO_STOPS)) setAttribute(element, 'tabindex', '-1');
  for (const element of root.querySelectorAll(NO_ROLES)) setAttribute(element, 'role', 'presentation');
  for (const element of root.querySelectorAll(WITH_PARTS)) setAttribute(element, 'role', 'group');
  for (const element of root.querySelectorAll('[aria-roledescription]'))
    setAttribute(element, 'aria-roledescription', DRAGGED[reader]);
}

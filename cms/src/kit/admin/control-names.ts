import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** Returns the accessible name of a control; for a control in each row, with the row's title. */
type Name = (element: Element, reader: Language) => string;

/** Names all controls alike. */
function plain(text: LocalText): Name {
  return (_, reader) => text[reader];
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim() ?? '';
}

/** Appends the title of the row, which lists show first and forms above the fields. */
function ofRow(text: LocalText): Name {
  return (element, reader) => {
    const listed = element.closest('tr')?.querySelector('td a');
    const titled = element.closest('.collapsible')?.querySelector('.collapsible__header-wrap');
    return `${text[reader]}: ${textOf(listed ?? titled)}`;
  };
}

/** Appends the control's visible text, so that it can be used by voice. Payload's name is “[object Object]”. */
function withOwnText(text: LocalText): Name {
  return (element, reader) => `${text[reader]}: ${textOf(element)}`;
}

/** Uses the field's label. */
const asLabelled: Name = (element) => textOf(element.closest('.field-type')?.querySelector('.field-label'));

/** Names the button that toggles the navigation: Payload joins two words in English order. */
const togglesMenu: Name = (element, reader) => {
  const isOpen = element.classList.contains('nav-toggler--is-open');
  if (reader === 'de') return isOpen ? 'Menü schließen' : 'Menü öffnen';
  return isOpen ? 'Close menu' : 'Open menu';
};

/** Payload's name is “[object Object]” if a collection's name is given in two languages. */
const creating: Name = (element, reader) => `${CREATE[reader]}: ${asLabelled(element, reader)}`;

/** Payload's name is “[object Object]” if a label is given in two languages. */
function sorting(text: LocalText): Name {
  return (element, reader) => `${text[reader]}: ${textOf(element.closest('th'))}`;
}

const CREATE: LocalText = { en: 'Create new', de: 'Neu erstellen' };

const FORMATS: Readonly<Record<string, LocalText>> = {
  bold: { en: 'Bold', de: 'Fett' },
  italic: { en: 'Italic', de: 'Kursiv' },
  inlineCode: { en: 'Code', de: 'Code' },
  link: { en: 'Link', de: 'Link' },
};

const formatted: Name = (element, reader) => {
  const format = element.getAttribute('data-button-key') ?? '';
  return FORMATS[format]?.[reader] ?? format;
};

/** The accessible names of controls to which Payload gives none. */
const NAMES: readonly (readonly [selector: string, name: Name])[] = [
  ['.collapsible__drag, td > [aria-roledescription]', ofRow({ en: 'Move', de: 'Verschieben' })],
  ['.array-actions__button', ofRow({ en: 'More for this row', de: 'Mehr zu dieser Zeile' })],
  ['.select-row__checkbox input', ofRow({ en: 'Choose', de: 'Auswählen' })],
  ['.nav-toggler', togglesMenu],
  ['.relationship-add-new__add-button', creating],
  ['.list-header__create-new-button', (element) => textOf(element)],
  ['.LexicalEditorTheme__upload__doc-drawer-toggler', withOwnText({ en: 'Edit the picture', de: 'Bild bearbeiten' })],
  ['.btn--icon-only.btn--has-tooltip', (element) => textOf(element.querySelector('.tooltip'))],
  ['.sort-column__asc', sorting({ en: 'Sort ascending', de: 'Aufsteigend sortieren' })],
  ['.sort-column__desc', sorting({ en: 'Sort descending', de: 'Absteigend sortieren' })],
  ['.locked', plain({ en: 'Somebody else is editing this', de: 'Wird gerade von jemand anderem bearbeitet' })],
  ['.doc-controls__popup .popup-button', plain({ en: 'More', de: 'Mehr' })],
  ['.form-submit .popup-button', plain({ en: 'Other ways to save', de: 'Anders speichern' })],
  ['.clipboard-action__popup .popup-button', plain({ en: 'Copy or paste', de: 'Kopieren oder einfügen' })],
  ['.upload-relationship-details__edit', plain({ en: 'Edit the file', de: 'Datei bearbeiten' })],
  ['.upload-relationship-details__remove', plain({ en: 'Clear the choice', de: 'Auswahl aufheben' })],
  ['.file-details__remove', plain({ en: 'Remove the file', de: 'Datei entfernen' })],
  ['.copy-to-clipboard', plain({ en: 'Copy', de: 'Kopieren' })],
  ['.date-time-picker__clear-button', plain({ en: 'Clear the date', de: 'Datum leeren' })],
  ['.clickable-arrow--left', plain({ en: 'Previous page', de: 'Vorige Seite' })],
  ['.clickable-arrow--right', plain({ en: 'Next page', de: 'Nächste Seite' })],
  ['.toolbar-popup__button[data-button-key]', formatted],
  ['.toolbar-popup__dropdown-add', plain({ en: 'Add', de: 'Einfügen' })],
  ['.toolbar-popup__dropdown-text', plain({ en: 'Paragraph style', de: 'Absatzformat' })],
  ['.link-edit', plain({ en: 'Edit the link', de: 'Link bearbeiten' })],
  ['.link-trash', plain({ en: 'Remove the link', de: 'Link entfernen' })],
  ['.add-block-menu', plain({ en: 'Add below', de: 'Darunter einfügen' })],
  ['.draggable-block-menu', plain({ en: 'Drag to move', de: 'Zum Verschieben ziehen' })],
  ['.insert-paragraph-at-end', plain({ en: 'Add a paragraph', de: 'Absatz anfügen' })],
  ['.LexicalEditorTheme__tableAddRows', plain({ en: 'Add a row', de: 'Zeile hinzufügen' })],
  ['.LexicalEditorTheme__tableAddColumns', plain({ en: 'Add a column', de: 'Spalte hinzufügen' })],
  ['.dashboard-breadcrumb-select input', plain({ en: 'What this page shows', de: 'Was diese Seite zeigt' })],
  ['.field-type .rs__input, .field-type .react-datepicker__input-container input', asLabelled],
  ['.field-type .ContentEditable__root', asLabelled],
  ['.doc-tab, .multi-value.draggable', (element) => textOf(element)],
  ['.confirmation-modal', (element) => textOf(element.querySelector('h1'))],
];

/** Elements that can be focused but do nothing, or that are hidden from screen readers. */
const NO_STOPS = '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden], .sort-row';
/** Elements with a wrong role: a list without items, a button within a button. */
const NO_ROLES = '.doc-tabs__tabs, .sort-row';
/** Elements with the role of a button that contain a button. */
const WITH_PARTS = '.multi-value.draggable';

function set(element: Element, attribute: string, value: string): void {
  if (value !== '' && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

/** Sets the accessible names of the controls below an element, in the reader's language. */
export function nameControls(root: ParentNode, reader: Language): void {
  for (const [selector, name] of NAMES)
    for (const element of root.querySelectorAll(selector)) set(element, 'aria-label', name(element, reader));
  for (const element of root.querySelectorAll(NO_STOPS)) set(element, 'tabindex', '-1');
  for (const element of root.querySelectorAll(NO_ROLES)) set(element, 'role', 'presentation');
  for (const element of root.querySelectorAll(WITH_PARTS)) set(element, 'role', 'group');
}

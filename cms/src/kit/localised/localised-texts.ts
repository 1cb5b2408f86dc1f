import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** The parts of a field's configuration that are needed to find its texts. */
export type Described = {
  readonly type?: string;
  readonly name?: string;
  readonly label?: unknown;
  readonly labels?: { readonly singular?: unknown };
  readonly localized?: boolean;
  /** Whether it is derived from other fields, and never edited. */
  readonly hidden?: boolean;
  readonly admin?: { readonly custom?: { readonly hasDefault?: unknown; readonly standsAlone?: unknown } };
  readonly fields?: readonly Described[];
  readonly tabs?: readonly Described[];
  readonly blocks?: readonly (Described & { readonly slug: string })[];
};

/** Whether a field has a text in each language. */
export function isLocalisedText({ type, localized }: Pick<Described, 'type' | 'localized'>): boolean {
  return localized === true && (type === 'text' || type === 'textarea' || type === 'richText');
}

/** A localised text of a document. */
export type LocalisedText = {
  /** Its place: field names and row ids, which stay when rows are moved. */
  readonly place: string;
  /** The labels that lead to it; that of a row with its number. */
  readonly labels: readonly (readonly [label: unknown, row?: number])[];
  /** Whether a standard text is the default: then the text is missing in no language. */
  readonly hasDefault: boolean;
  /** The stored value. */
  readonly value: unknown;
};

type Labels = LocalisedText['labels'];

function group(value: unknown): Untrusted {
  return isRecord(value) ? value : {};
}

function rowsOf(value: unknown): readonly Untrusted[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Finds the localised texts of a document, at any depth. */
export function localisedTexts(fields: readonly Described[], doc: Untrusted): readonly LocalisedText[] {
  const found: LocalisedText[] = [];

  function visitRows(field: Described, value: unknown, place: string, labels: Labels): void {
    for (const [at, row] of rowsOf(value).entries()) {
      const kind = field.blocks ? field.blocks.find(({ slug }) => slug === row.blockType) : field;
      if (kind) visitAll(kind.fields, row, `${place}.${row.id ?? at}`, [...labels, [kind.labels?.singular, at + 1]]);
    }
  }

  function visit(field: Described, parent: Untrusted, place: string, labels: Labels): void {
    // Texts that are independent in each language are not translations.
    if (field.hidden || field.admin?.custom?.standsAlone === true) return;
    const { name } = field;
    const value = name === undefined ? parent : parent[name];
    const here = name === undefined ? place : place === '' ? name : `${place}.${name}`;
    const own: Labels = name === undefined ? labels : [...labels, [field.label]];
    const hasDefault = field.admin?.custom?.hasDefault === true;
    if (field.localized) found.push({ place: here, labels: own, hasDefault, value });
    // Rows have their own labels: the list's label would precede each of them.
    else if (field.type === 'array' || field.blocks) visitRows(field, value, here, labels);
    else visitAll(field.tabs ?? field.fields, group(value), here, own);
  }

  function visitAll(all: readonly Described[] = [], parent: Untrusted, place: string, labels: Labels): void {
    for (const field of all) visit(field, parent, place, labels);
  }

  visitAll(fields, doc, '', []);
  return found;
}

function hasText(field: Described): boolean {
  const { hidden, localized, fields = [], tabs = [], blocks = [] } = field;
  if (hidden) return false;
  if (localized) return isLocalisedText(field);
  return [...fields, ...tabs, ...blocks].some(hasText);
}

/** Whether a collection or global has localised texts. */
export function isTranslated({ fields }: { readonly fields: readonly Described[] }): boolean {
  return fields.some(hasText);
}

import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** What is needed of a field's description to find its texts. */
export type Described = {
  readonly type?: string;
  readonly name?: string;
  readonly label?: unknown;
  readonly labels?: { readonly singular?: unknown };
  readonly localized?: boolean;
  /** Whether it follows from others, and nobody writes it. */
  readonly hidden?: boolean;
  readonly admin?: { readonly custom?: { readonly hasDefault?: unknown; readonly standsAlone?: unknown } };
  readonly fields?: readonly Described[];
  readonly tabs?: readonly Described[];
  readonly blocks?: readonly (Described & { readonly slug: string })[];
};

/** Tells whether a field has a text in each language. */
export function isLocalisedText({ type, localized }: Pick<Described, 'type' | 'localized'>): boolean {
  return localized === true && (type === 'text' || type === 'textarea' || type === 'richText');
}

/** A field that has a text in each language, in one document. */
export type LocalisedText = {
  /** Where it stands: names of fields and ids of rows, which stay when rows are moved. */
  readonly place: string;
  /** The labels that lead to it; of a row its number stands behind. */
  readonly labels: readonly (readonly [label: unknown, row?: number])[];
  /** Whether a standard text stands there as long as nobody has written one: then no language lacks it. */
  readonly hasDefault: boolean;
  /** As it is stored. */
  readonly value: unknown;
};

type Labels = LocalisedText['labels'];

function group(value: unknown): Untrusted {
  return isRecord(value) ? value : {};
}

function rowsOf(value: unknown): readonly Untrusted[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Finds the localised texts of a document, wherever they stand. */
export function localisedTexts(fields: readonly Described[], doc: Untrusted): readonly LocalisedText[] {
  const found: LocalisedText[] = [];

  function visitRows(field: Described, value: unknown, place: string, labels: Labels): void {
    for (const [at, row] of rowsOf(value).entries()) {
      const kind = field.blocks ? field.blocks.find(({ slug }) => slug === row.blockType) : field;
      if (kind) visitAll(kind.fields, row, `${place}.${row.id ?? at}`, [...labels, [kind.labels?.singular, at + 1]]);
    }
  }

  function visit(field: Described, parent: Untrusted, place: string, labels: Labels): void {
    // What stands alone in each language is no translation of the other's.
    if (field.hidden || field.admin?.custom?.standsAlone === true) return;
    const { name } = field;
    const value = name === undefined ? parent : parent[name];
    const here = name === undefined ? place : place === '' ? name : `${place}.${name}`;
    const own: Labels = name === undefined ? labels : [...labels, [field.label]];
    const hasDefault = field.admin?.custom?.hasDefault === true;
    if (field.localized) found.push({ place: here, labels: own, hasDefault, value });
    // Rows are known by their own names: that of their list would stand in front of each.
    else if (field.type === 'array' || field.blocks) visitRows(field, value, here, labels);
    else visitAll(field.tabs ?? field.fields, group(value), here, own);
  }

  function visitAll(all: readonly Described[] = [], parent: Untrusted, place: string, labels: Labels): void {
    for (const field of all) visit(field, parent, place, labels);
  }

  visitAll(fields, doc, '', []);
  return found;
}

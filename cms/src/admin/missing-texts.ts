import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';

/** What is needed of a field's description to find its texts. */
export type Described = {
  readonly type?: string;
  readonly name?: string;
  readonly label?: unknown;
  readonly labels?: { readonly singular?: unknown };
  readonly localized?: boolean;
  readonly fields?: readonly Described[];
  readonly tabs?: readonly Described[];
  readonly blocks?: readonly (Described & { readonly slug: string })[];
};

/** A label in the reader's language; empty when there is none. */
type TranslateLabel = (label: unknown) => string;

/** For each language, the texts that another language has and it has not, each by the labels that lead to it. */
export type MissingTexts = { readonly [L in Language]: readonly string[] };

function group(value: unknown): Untrusted {
  return isRecord(value) ? value : {};
}

function rows(value: unknown): readonly Untrusted[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Tells whether a text says something, be it plain or a rich text's tree. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return isRecord(value) && (isFilled(value.text) || isFilled(value.root) || rows(value.children).some(isFilled));
}

/** Finds the texts of a document, read in all languages, that are written in one language only. */
export function missingTexts(fields: readonly Described[], doc: Untrusted, translate: TranslateLabel): MissingTexts {
  const missing: { [L in Language]: string[] } = { en: [], de: [] };

  function compare(value: Untrusted, place: readonly string[]): void {
    const without = LANGUAGES.filter((language) => !isFilled(value[language]));
    if (without.length === LANGUAGES.length) return;
    for (const language of without) missing[language].push(place.join(' › '));
  }

  function visitRows(field: Described, value: unknown, place: readonly string[]): void {
    for (const [at, row] of rows(value).entries()) {
      const kind = field.blocks ? field.blocks.find(({ slug }) => slug === row.blockType) : field;
      if (kind) visitAll(kind.fields, row, [...place, `${translate(kind.labels?.singular)} ${at + 1}`]);
    }
  }

  function visit(field: Described, parent: Untrusted, place: readonly string[]): void {
    const value = field.name === undefined ? parent : parent[field.name];
    const own = field.name === undefined ? place : [...place, translate(field.label)];
    if (field.localized) compare(group(value), own);
    else if (field.type === 'array' || field.blocks) visitRows(field, value, place);
    else visitAll(field.tabs ?? field.fields, group(value), own);
  }

  function visitAll(all: readonly Described[] = [], parent: Untrusted, place: readonly string[]): void {
    for (const field of all) visit(field, parent, place);
  }

  visitAll(fields, doc, []);
  return missing;
}

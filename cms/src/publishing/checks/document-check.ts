import type { SectionField } from '@kontorwerk/contract/content/fields';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import {
  isSectionKind,
  SECTION_KINDS,
  type SectionKind,
  type SectionKindRules,
} from '@kontorwerk/contract/content/section-kinds';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { FlattenedBlock, FlattenedField, LabelFunction, StaticLabel } from 'payload';
import { isLinkField } from '#cms/kit/fields/link.ts';
import { isBlank, isRichText } from '#cms/kit/links/plain-text.ts';
import { collectLinks, collectPictures } from '#cms/kit/links/text-links.ts';
import { readDay } from '#cms/kit/stored-values.ts';

/** A section that shows visitors nothing, a heading above “There is nothing here yet”, or only a heading. */
type Lack = 'empty' | 'nothing_listed' | 'title_alone';

/**
 * The kinds of finding: a `link` is broken for visitors, `required` keeps a document from being published; the others
 * are worth knowing.
 */
export type CheckResultKind = 'required' | 'link' | 'alt' | Lack | 'no_sections' | 'small_picture' | 'over';

/** One step of the path to a field: a label, or a row's number. */
export type Step = StaticLabel | LabelFunction | number | false | undefined;

/** A part of a document that an editor should look at. */
export type CheckResult = {
  readonly kind: CheckResultKind;
  /** The field's path in the form: `sections.2.button_one_link`. */
  readonly path: string;
  /** The labels on the path to the field. */
  readonly place: readonly Step[];
  /** The broken address, or the picture without a text. */
  readonly about: string | number;
  /** A picture's width, and the least that its place needs. */
  readonly pixels?: { readonly width: number; readonly least: number };
  /** Set where the text exists in one language only. */
  readonly language: Language | null;
};

/** The site index that documents are checked against. */
export type SiteIndex = {
  readonly leadsNowhere: (address: string) => boolean;
  /** The languages in which a picture that is not decorative lacks an alternative text. */
  readonly languagesWithoutAlt: (picture: number) => readonly Language[];
  /** The width of a picture in pixels; null for a vector drawing. */
  readonly widthOf: (picture: number) => number | null;
  /** Whether a collection has nothing to list. */
  readonly isEmptyCollection: (collection: string) => boolean;
  /** Whether a last day on the site is over; not asked of what is stored, which is off the site by intent. */
  readonly isOver?: (day: string) => boolean;
  /** The section that visitors see as fallback where one is empty in the form's language. */
  readonly findFallback?: (section: Untrusted) => Untrusted | null;
};

/** Kinds that always show something: a form. */
const SELF_CONTAINED: readonly string[] = ['ContactForm', 'FromToContact'];

type FieldPlace = { readonly path: string; readonly place: readonly Step[] };

function isLocalised(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true;
}

/** Splits a localised value by language: all of them where all were read, the form's own in a form. */
function splitByLanguage(field: FlattenedField, value: unknown): readonly (readonly [Language | null, unknown])[] {
  const isEach = isLocalised(field) && isRecord(value) && !isRichText(value);
  return isEach ? LANGUAGES.map((language) => [language, value[language]]) : [[null, value]];
}

/** Whether a document can't be published without a field: it is required, and the form shows it. */
function isRequired(field: FlattenedField, document: unknown, parent: Untrusted): boolean {
  if (!('required' in field) || !field.required || field.hidden) return false;
  const { condition, hidden } = field.admin ?? {};
  const asked = { blockData: parent, operation: 'update' as const, path: [field.name], user: null };
  return !hidden && (!condition || condition(isRecord(document) ? document : {}, parent, asked));
}

/** Kinds that are no lists, with the fields of which at least one is needed to show anything. */
const SHOWN_WITH: Readonly<Partial<Record<SectionKind, readonly SectionField[]>>> = {
  RichText: ['main_title', 'html_field'],
  ImageContent: ['main_title', 'description', 'html_field', 'com_image'],
  TwoImages: ['main_title', 'bg_image', 'com_image'],
};
const HEADING: readonly SectionField[] = ['main_title', 'sub_title'];

/** Returns the finding about a section that shows visitors nothing; null where it shows something. */
function findLack({ slug }: FlattenedBlock, row: Untrusted, knows: SiteIndex): Lack | null {
  if (!isSectionKind(slug) || SELF_CONTAINED.includes(slug)) return null;
  const { fields, cards, collection }: SectionKindRules = SECTION_KINDS[slug];
  const isWithout = (names: readonly SectionField[]) => names.every((name) => isBlank(row[name]));
  // A form holds a number for a list without rows.
  const hasCards = Array.isArray(row.card_components) && row.card_components.length > 0;
  const shownWith = SHOWN_WITH[slug];
  if (shownWith) {
    if (isWithout(shownWith)) return 'empty';
    const isBare = isWithout(fields.filter((name) => !HEADING.includes(name)));
    // The cards of two pictures are their captions.
    return isBare && (slug === 'TwoImages' || !hasCards) ? 'title_alone' : null;
  }
  if (cards.length === 0) return isWithout(fields) ? 'empty' : null;
  return hasCards || (collection && !knows.isEmptyCollection(collection)) ? null : 'nothing_listed';
}

/** Returns a section as visitors see it: missing texts fall back to the other language's. */
function applyFallback(row: Untrusted, other: Untrusted): Untrusted {
  return { ...other, ...Object.fromEntries(Object.entries(row).filter(([, value]) => !isBlank(value))) };
}

/**
 * Finds the parts of a document, read in all languages or as it is in the form, that an editor should look at.
 *
 * @param writtenIn the language of the form
 */
export function checkDocument(
  fields: readonly FlattenedField[],
  document: unknown,
  knows: SiteIndex,
  writtenIn: Language | null = null,
): readonly CheckResult[] {
  const findings: CheckResult[] = [];

  function visitLink(at: FieldPlace, address: unknown, language: Language | null): void {
    if (typeof address !== 'string' || !knows.leadsNowhere(address)) return;
    findings.push({ kind: 'link', ...at, about: address, language });
  }

  function visitWidth(at: FieldPlace, value: unknown, least: unknown): void {
    if (typeof value !== 'number' || typeof least !== 'number') return;
    const width = knows.widthOf(value);
    if (width === null || width >= least) return;
    findings.push({ kind: 'small_picture', ...at, about: value, pixels: { width, least }, language: null });
  }

  function visitPicture(at: FieldPlace, value: unknown): void {
    if (typeof value !== 'number') return;
    const without = knows.languagesWithoutAlt(value);
    const [language = null] = without;
    if (language === null) return;
    findings.push({ kind: 'alt', ...at, about: value, language: without.length < LANGUAGES.length ? language : null });
  }

  function visitText(at: FieldPlace, text: unknown, language: Language | null): void {
    if (!isRichText(text)) return;
    for (const address of collectLinks(text.root)) visitLink(at, address, language);
    for (const picture of new Set(collectPictures(text.root))) visitPicture(at, picture);
  }

  function visitBlocks(field: Extract<FlattenedField, { type: 'blocks' }>, value: unknown, at: FieldPlace): void {
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    if (rows.length === 0) findings.push({ kind: 'no_sections', ...at, about: '', language: null });
    for (const [index, row] of rows.entries()) {
      const block = isRecord(row) && field.blocks.find(({ slug }) => slug === row.blockType);
      if (!block || !isRecord(row)) continue;
      const here = { path: `${at.path}.${index}`, place: [...at.place, block.labels?.singular, index + 1] };
      const other = findLack(block, row, knows) && knows.findFallback?.(row);
      const lack = findLack(block, other ? applyFallback(row, other) : row, knows);
      if (lack) findings.push({ kind: lack, ...here, about: block.slug, language: null });
      visitAll(block.flattenedFields, row, here);
    }
  }

  function visit(field: FlattenedField, value: unknown, at: FieldPlace): void {
    if (field.type === 'upload') {
      visitPicture(at, value);
      visitWidth(at, value, field.custom?.leastWidth);
    } else if (field.type === 'date' && field.custom?.isLastDay && knows.isOver?.(readDay(value)))
      findings.push({ kind: 'over', ...at, about: '', language: null });
    else if (isLinkField(field)) visitLink(at, value, null);
    else if (field.type === 'richText')
      for (const [language, text] of splitByLanguage(field, value)) visitText(at, text, language);
    else if (field.type === 'blocks') visitBlocks(field, value, at);
    else if ('flattenedFields' in field && Array.isArray(value))
      for (const [index, row] of value.entries())
        visitAll(field.flattenedFields, row, { path: `${at.path}.${index}`, place: [...at.place, index + 1] });
    else if ('flattenedFields' in field) visitAll(field.flattenedFields, value, at);
  }

  function visitAll(all: readonly FlattenedField[], parent: unknown, { path, place }: FieldPlace): void {
    if (!isRecord(parent)) return;
    for (const field of all) {
      const label = 'label' in field ? field.label : undefined;
      const own = { path: path === '' ? field.name : `${path}.${field.name}`, place: [...place, label] };
      const value = parent[field.name];
      if (isRequired(field, document, parent) && splitByLanguage(field, value).every(([, text]) => isBlank(text)))
        findings.push({ kind: 'required', ...own, about: '', language: isLocalised(field) ? writtenIn : null });
      visit(field, value, own);
    }
  }

  visitAll(fields, document, { path: '', place: [] });
  return findings;
}

const UNKNOWN_SITE: SiteIndex = {
  leadsNowhere: () => false,
  languagesWithoutAlt: () => [],
  widthOf: () => null,
  isEmptyCollection: () => false,
};

/** Whether a document, read in one language, lacks what is required for publishing it. */
export function lacksRequired(fields: readonly FlattenedField[], document: unknown): boolean {
  return checkDocument(fields, document, UNKNOWN_SITE).some(({ kind }) => kind === 'required');
}

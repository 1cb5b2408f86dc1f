import { sortForWire } from '@kontorwerk/contract/content/dated-entries';
import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { CARD_FIELDS, type FieldType, SECTION_FIELDS } from '@kontorwerk/contract/content/fields';
import { emptyCard, emptySection } from '@kontorwerk/contract/content/read-entries';
import { isSectionKind, SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Page } from '#cms/base/payload-types.ts';
import {
  modifiedOf,
  type Reference,
  readDay,
  readText,
  type Stored,
  type StoredRichText,
  type StoredText,
  textIn,
} from '#cms/kit/stored-values.ts';
import { COLLECTION_CARDS } from './collection-cards.ts';
import type { WireContext } from './context.ts';
import { freePage, freePagePath } from './free-page.ts';
import { imageOf } from './image.ts';
import { pagesById } from './links.ts';
import { renderText } from './rich-text.ts';
import { seoOf } from './seo.ts';
import { officesOf } from './settings.ts';

/** A stored section of a page. */
export type StoredSection = NonNullable<Stored<Page>['sections']>[number];

/** The stored value of a wire field, by its type. */
type Values = {
  readonly text: StoredText;
  readonly long_text: StoredText;
  readonly rich_text: StoredRichText;
  readonly image: Reference;
  readonly link: StoredText;
  readonly date: StoredText;
};
type Table<T> = { readonly [F in keyof T]: FieldType };
type Written<T extends Table<T>> = { readonly [F in keyof T]?: Values[T[F]] };

const ON_THE_WIRE: { readonly [T in FieldType]: (value: Values[T], context: WireContext) => string } = {
  text: (value, { language }) => textIn(language, value),
  long_text: (value, { language }) => textIn(language, value),
  rich_text: renderText,
  image: (value, context) => imageOf(value, context).image,
  link: (value, { links }) => links.get(readText(value)),
  date: readDay,
};

function wireText<T extends FieldType>(type: T, value: Values[T], context: WireContext): string {
  return ON_THE_WIRE[type](value, context);
}

/** Maps an editor's values to the wire's fields, by the contract's table of types. */
function wireFields<T extends Table<T>>(
  types: T,
  written: Written<T>,
  context: WireContext,
): { [F in keyof T]?: string } {
  const fields: { [F in keyof T]?: string } = {};
  for (const field in types) fields[field] = wireText(types[field], written[field], context);
  return fields;
}

type WrittenCard = Written<typeof CARD_FIELDS> & { readonly id?: StoredText };

function mapCard(row: WrittenCard, context: WireContext): Card {
  return {
    ...emptyCard(),
    ...wireFields(CARD_FIELDS, row, context),
    id: readText(row.id),
    image_set: imageOf(row.image, context).image_set,
  };
}

/** Returns the cards that were written for a section; empty if it has none. */
function rowsOf(stored: StoredSection): readonly WrittenCard[] {
  return ('card_components' in stored && stored.card_components) || [];
}

/** Maps a section as it was written, without the cards from a collection. */
function mapSection(stored: StoredSection, context: WireContext): Section {
  const written: Written<typeof SECTION_FIELDS> = stored;
  return {
    ...emptySection(),
    ...wireFields(SECTION_FIELDS, written, context),
    card_components: sortForWire(
      stored.blockType,
      rowsOf(stored).map((row) => mapCard(row, context)),
    ),
    component_name: stored.blockType,
    id: readText(stored.id),
    tone: stored.tone ?? '',
    layout: stored.layout ?? '',
    bg_image_set: imageOf(written.bg_image, context).image_set,
    com_image_set: imageOf(written.com_image, context).image_set,
  };
}

/** Returns the cards of a section's collection, unless cards were written for the section. */
function collectionCards(
  stored: StoredSection,
  context: WireContext,
): Partial<Pick<Section, 'card_components' | 'offices'>> {
  const { collection }: SectionKindRules = SECTION_KINDS[stored.blockType];
  if (rowsOf(stored).length > 0 || !collection) return {};
  if (collection === 'offices') return { offices: officesOf(context.settings, context.language) };
  return { card_components: COLLECTION_CARDS[collection](stored, context) };
}

/** Maps a page's block to the site's section; a block of a removed kind is left out. */
export function sectionsOf(stored: StoredSection, context: WireContext): readonly Section[] {
  if (!isSectionKind(stored.blockType)) return [];
  const section = context.memory.sections.of(stored, context, (noted) => mapSection(stored, noted));
  return [{ ...section, ...collectionCards(stored, context) }];
}

function headlineOf({ sections }: Stored<Page>): StoredText {
  const [first] = sections ?? [];
  return first && 'main_title' in first ? first.main_title : null;
}

/**
 * Switches a free page that has no text in the context's language to the language that it has, rather than leave it
 * empty.
 */
function inPageLanguage(page: Stored<Page>, context: WireContext): WireContext {
  const isWritten = (language: Language) => textIn(language, page.title) !== '';
  if (page.page_key !== PAGES.free.key || isWritten(context.language)) return context;
  const language = LANGUAGES.find(isWritten);
  return language ? { ...context, language } : context;
}

/** Returns what an entry's address is matched with (§3): the page's name, or the path that an editor gave it. */
function nameOf(page: Stored<Page>, context: WireContext): Pick<ContentEntry, 'title' | 'free'> {
  if (page.page_key !== PAGES.free.key) return { title: readText(page.slug) };
  const { language, content } = context;
  const pageOf = (id: number) => pagesById(content.pages).get(id);
  const free = freePage(page, pageOf, inPageLanguage(page, context).language);
  return free ? { title: freePagePath(page, pageOf, language) ?? '', free } : { title: '' };
}

/** Maps a page to a content entry (§3), without `endpoint_call`, which follows from the whole set. */
export function entryOf(page: Stored<Page>, context: WireContext): Omit<ContentEntry, 'endpoint_call'> {
  const own = inPageLanguage(page, context);
  return {
    ...nameOf(page, context),
    meta: (page.sections ?? []).flatMap((section) => sectionsOf(section, own)),
    // Without texts for search engines, a page's title is the headline of its first section, and it has no description.
    seo: seoOf({ title: headlineOf(page), description: null, seo: page.seo }, own),
    ...modifiedOf(page),
  };
}

import { findEntryPath } from '@kontorwerk/contract/address/document-path';
import { slugOf } from '@kontorwerk/contract/address/slug';
import type { Card, Section, Seo } from '@kontorwerk/contract/content/entry';
import {
  CARD_FIELDS,
  type CardField,
  type FieldType,
  SECTION_FIELDS,
  type SectionField,
} from '@kontorwerk/contract/content/fields';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import type { LocalText } from '@kontorwerk/contract/languages';
import { PAGE_LABELS } from '@kontorwerk/contract/navigation/page-labels';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Page } from '#cms/base/payload-types.ts';
import type { StoredSection } from '#cms/content/wire/entry.ts';
import { generateRowId } from '#cms/kit/fields/field-rows.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import type { PairedEntry, PairedSection } from './paired-content.ts';
import { type Pair, pairPart, pairText } from './pairs.ts';
import type { WirePicture } from './picture-plan.ts';
import { toRichTexts, toStoredDay, type WireTools } from './wire-tools.ts';

/** A section's list: a choice from its collection, or its own cards. */
export type CardsOfSection = { readonly choice: object } | { readonly own: readonly Pair<Card>[] };
export type ChooseCards = (section: PairedSection) => CardsOfSection;

type Value = { readonly texts: LocalText; readonly picture: Pair<WirePicture>; readonly at: string };

/** Converts a wire field to its stored form, by type; the inverse of `cms/src/content/wire/entry.ts`. */
const CONVERTERS: { readonly [T in FieldType]: (value: Value, tools: WireTools) => unknown } = {
  text: ({ texts }) => texts,
  long_text: ({ texts }) => texts,
  rich_text: ({ texts, at }, tools) => toRichTexts(texts, at, tools),
  image: ({ picture, at }, { pictures }) => pictures.of(picture, at),
  link: ({ texts, at }, { links }) => links.of(texts, at),
  date: ({ texts, at }, tools) => toStoredDay(texts.en, at, tools) || null,
};

function convertFields(fields: readonly SectionField[], { pair, at }: PairedSection, tools: WireTools) {
  const setOf = (section: Section, name: string) =>
    name === 'bg_image' ? section.bg_image_set : section.com_image_set;
  return fields.map((name) => {
    const picture = pairPart(pair, (section) => ({ image: section[name], image_set: setOf(section, name) }));
    return [
      name,
      CONVERTERS[SECTION_FIELDS[name]]({ texts: pairText(pair, name), picture, at: `${at}, ${name}` }, tools),
    ];
  });
}

function makeCardRow(fields: readonly CardField[], pair: Pair<Card>, at: string, tools: WireTools) {
  const values = fields.map((name) => {
    const place = `${at}, “${pair.en.title || pair.en.name}”, ${name}`;
    return [name, CONVERTERS[CARD_FIELDS[name]]({ texts: pairText(pair, name), picture: pair, at: place }, tools)];
  });
  return { id: pair.en.id || generateRowId(), ...Object.fromEntries(values) };
}

function readLayout({ kind, pair, at }: PairedSection, { findings }: WireTools): string {
  const known: readonly string[] = SECTION_LAYOUTS[kind];
  const [standard = ''] = known;
  if (pair.en.layout === '' || known.includes(pair.en.layout)) return pair.en.layout || standard;
  findings.problem(`${at}, layout`, `there is no arrangement “${pair.en.layout}”; it is “${standard}”`);
  return standard;
}

/** Whether a block assembled from the contract's tables has a known kind. */
function isStoredSection(block: unknown): block is StoredSection {
  return isRecord(block) && typeof block.blockType === 'string' && block.blockType in SECTION_KINDS;
}

function makeBlock(section: PairedSection, chooseCards: ChooseCards, tools: WireTools): StoredSection[] {
  const { kind, pair, at } = section;
  const { fields, cards }: SectionKindRules = SECTION_KINDS[kind];
  const shown = chooseCards(section);
  const rows = 'own' in shown ? shown.own.map((card) => makeCardRow(cards, card, at, tools)) : [];
  const made: unknown = {
    id: pair.en.id || generateRowId(),
    blockType: kind,
    ...Object.fromEntries(convertFields(fields, section, tools)),
    ...('choice' in shown && shown.choice),
    layout: readLayout(section, tools),
    tone: pair.en.tone || null,
    ...(cards.length > 0 && { card_components: rows }),
  };
  return isStoredSection(made) ? [made] : [];
}

function isLabelled(path: string | null): path is keyof typeof PAGE_LABELS {
  return path !== null && path in PAGE_LABELS;
}

/** Returns the editors' title of a page: its usual name, or the one in its address. */
function makeTitle({ key, pair: { en, de } }: PairedEntry): LocalText {
  if (en.free) return { en: en.free.name, de: de.free?.name ?? en.free.name };
  const path = findEntryPath(key, en.title);
  return isLabelled(path) ? PAGE_LABELS[path] : { en: en.title, de: en.title };
}

/** Splits a path into its parent and its last segment. */
function splitPath(path: string): readonly [parent: string, segment: string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, at), path.slice(at + 1)];
}

type PageAddress = Pick<Stored<Page>, 'slug' | 'segment' | 'parent' | 'plain'>;

function findPlace(
  { pair, at }: PairedEntry,
  idAt: (path: string) => number | undefined,
  tools: WireTools,
): PageAddress {
  const { free } = pair.en;
  if (!free) return { slug: pair.en.title };
  const [above, en] = splitPath(free.paths.en);
  const [, de] = splitPath(free.paths.de);
  const parent = above === '' ? null : idAt(above);
  if (parent === undefined) tools.findings.problem(at, `there is no page at ${above}, so its address is /${en} alone`);
  return { slug: null, segment: { en, de }, parent: parent ?? null, plain: free.plain };
}

/** Creates the pages, in their order. */
export function makePageDocuments(
  entries: readonly PairedEntry[],
  chooseCards: ChooseCards,
  tools: WireTools,
): readonly Stored<Page>[] {
  const ids = new Map(entries.map(({ pair }, index) => [slugOf(pair.en.free?.paths.en ?? ''), index + 1]));
  return entries.map((entry, index) => {
    const { key, pair, at, sections } = entry;
    const seo: Pair<Seo> = pairPart(pair, (each) => each.seo);
    return {
      id: index + 1,
      createdAt: '',
      updatedAt: '',
      _status: 'published',
      page_key: key,
      title: makeTitle(entry),
      ...findPlace(entry, (path) => ids.get(slugOf(path)), tools),
      sections: sections.flatMap((section) => makeBlock(section, chooseCards, tools)),
      seo: {
        title: pairText(seo, 'title'),
        description: pairText(seo, 'description'),
        image: tools.pictures.at(seo.en.image, `${at}, seo`),
      },
    };
  });
}

/** Registers the pages' paths for links. */
export function addPageLinks(entries: readonly PairedEntry[], { links }: WireTools): void {
  for (const [index, { key, pair }] of entries.entries()) {
    const { free } = pair.en;
    const path = findEntryPath(key, pair.en.title);
    links.add('pages', index + 1, key === PAGES.free.key && free ? free.paths : { en: path, de: path });
  }
}

import { sortForWire } from '@kontorwerk/contract/content/dated-entries';
import type { Card } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { sortForDisplay } from '@kontorwerk/contract/content/page-slice';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { type Choice, COLLECTION_CARDS } from '#cms/content/wire/collection-cards.ts';
import { type WireContext, wireContext } from '#cms/content/wire/context.ts';
import type { PublishedContent } from '#cms/content/wire/published-content.ts';
import type { Findings } from '../findings.ts';
import type { ListCollection } from './card-documents.ts';
import type { LinkMap } from './link-map.ts';
import { getListCollection, type ListCards } from './list-cards.ts';
import type { ListContent } from './list-documents.ts';
import { normaliseField } from './normal-fields.ts';
import type { CardsOfSection, ChooseCards } from './page-documents.ts';
import type { PairedSection } from './paired-content.ts';
import { NO_PICTURE } from './wire-tools.ts';

/** All documents of an import, in the CMS's own form; they refer to each other by ids of the import. */
export type WireDocuments = Omit<PublishedContent, ListCollection> & ListContent;

type Contexts = Readonly<Record<Language, WireContext>>;
type Lists = Readonly<Record<ListCollection, ListCards>>;

/** Derived from the title here, or compared with the document's text. */
const DERIVED: readonly string[] = ['link', 'html_field'];

function listIds({ cards }: PairedSection, list: ListCards): readonly number[] {
  return cards.flatMap((card) => list.get(card)?.id ?? []);
}

/**
 * Whether a section's cards equal those of their documents. What these documents can't hold doesn't count: it is
 * reported document by document.
 */
function matchesDocuments(section: PairedSection, list: ListCards, links: LinkMap): boolean {
  const kind: SectionKindRules = SECTION_KINDS[section.kind];
  const fields = kind.cards.filter((field) => !DERIVED.includes(field) || kind.collection === 'clients');
  return section.cards.every((card) => {
    const made = list.get(card);
    return LANGUAGES.every((language) =>
      fields.every(
        (field) =>
          made &&
          normaliseField(field, made.pair[language][field], kind, links) ===
            normaliseField(field, card[language][field], kind, links),
      ),
    );
  });
}

/** Whether a client lacks its picture, without which it can't be a document. */
function lacksPicture({ clients }: WireDocuments, collection: ListCollection, ids: readonly number[]): boolean {
  return collection === 'clients' && clients.some(({ id, image }) => ids.includes(id) && image === NO_PICTURE);
}

function makeContexts(content: PublishedContent, today: string): Contexts {
  return { en: wireContext(content, 'en', today), de: wireContext(content, 'de', today) };
}

/** The content sets whose lists of posts are probably meant to show all of them. */
const LISTS_OF_ALL: readonly PageKey[] = ['homepage', 'blog', 'news'];

/** Returns the types of posts that a content set's list probably shows, the likeliest first. */
function listPostTypes({ key }: PairedSection, collection: ListCollection): readonly Choice['post_type'][] {
  if (collection !== 'posts') return [null];
  if (key === 'blog' || key === 'news') return [key, null];
  return [null, 'blog', 'news'];
}

/** Returns the choice by which an editor would select these documents: all, the first ones, or by hand. */
function makeChoice(
  section: PairedSection,
  collection: ListCollection,
  ids: readonly number[],
  contexts: Contexts,
): object {
  const { kind: blockType } = section;
  const rules = listRules(blockType);
  const shown = (choice: Omit<Choice, 'blockType'>): readonly Card[] => {
    const cards = COLLECTION_CARDS[collection]({ blockType, ...choice }, contexts.en);
    // A list of all posts may be sent newest first; elsewhere an order is an editor's choice.
    return rules && LISTS_OF_ALL.includes(section.key) ? sortForDisplay(sortForWire(blockType, cards), rules) : cards;
  };
  const picked = shown({ pick: ids });
  const shownBy = (choice: Omit<Choice, 'blockType'>) => {
    const cards = shown(choice);
    return cards.length === picked.length && cards.every(({ id }, at) => id === picked[at]?.id);
  };
  const types = listPostTypes(section, collection);
  for (const limit of [null, ids.length])
    for (const post_type of types)
      if (shownBy({ limit, post_type })) return { ...(limit !== null && { limit }), ...(post_type && { post_type }) };
  return { pick: ids };
}

type Chosen = { readonly chooseCards: ChooseCards; readonly used: ReadonlyMap<ListCollection, ReadonlySet<number>> };

/**
 * Decides for every section whether its cards are documents of their collection, or stay in the section itself, when
 * they differ from the same cards elsewhere. Documents that no section shows aren't created.
 */
export function makeCardChooser(
  sections: readonly PairedSection[],
  lists: Lists,
  {
    content,
    today,
    links,
    findings,
  }: {
    readonly content: WireDocuments;
    readonly today: string;
    readonly links: LinkMap;
    readonly findings: Findings;
  },
): Chosen {
  const used = new Map<ListCollection, Set<number>>();
  const collected = new Set<PairedSection>();
  for (const section of sections) {
    const collection = getListCollection(section);
    if (!collection || section.cards.length === 0) continue;
    const ids = listIds(section, lists[collection]);
    const why = matchesDocuments(section, lists[collection], links)
      ? lacksPicture(content, collection, ids) && 'some of its cards have no picture, which clients need'
      : 'its cards say something else than those of the same name in other lists';
    if (why !== false) {
      findings.note(section.at, `${why}; they were written into the section`);
      continue;
    }
    collected.add(section);
    used.set(collection, new Set([...(used.get(collection) ?? []), ...ids]));
  }
  const usedOnly = makeContexts(dropUnused(content, used), today);
  const chooseCards: ChooseCards = (section): CardsOfSection => {
    const collection = getListCollection(section);
    if (!collection || !collected.has(section)) return { own: section.cards };
    return { choice: makeChoice(section, collection, listIds(section, lists[collection]), usedOnly) };
  };
  return { chooseCards, used };
}

/** Drops documents that no section shows; reviews stay, since projects quote them. */
export function dropUnused(
  content: WireDocuments,
  used: ReadonlyMap<ListCollection, ReadonlySet<number>>,
): WireDocuments {
  const isUsed = (collection: ListCollection) => (doc: { readonly id: number }) =>
    used.get(collection)?.has(doc.id) ?? false;
  return {
    ...content,
    projects: content.projects.filter(isUsed('projects')),
    posts: content.posts.filter(isUsed('posts')),
    jobs: content.jobs.filter(isUsed('jobs')),
    clients: content.clients.filter(isUsed('clients')),
    certificates: content.certificates.filter(isUsed('certificates')),
  };
}

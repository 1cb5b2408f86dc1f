import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import type { Card } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import type { Office } from '@kontorwerk/contract/settings/office';
import { LINKED_COLLECTIONS, type LinkedCollection } from '#cms/kit/links/reference.ts';
import { DOCUMENT_OF, type ListCollection, type ListDocuments } from './card-documents.ts';
import type { ListCards } from './list-cards.ts';
import type { Pair } from './pairs.ts';
import type { CardOfList, CardTools } from './project-parts.ts';
import type { WireTools } from './wire-tools.ts';

/** The documents of every list, in its order. */
export type ListContent = { readonly [C in ListCollection]: readonly ListDocuments[C][] };

type CardLists = Readonly<Record<ListCollection, ListCards>>;

/** Returns a function that finds an office by its city's name, in either language. */
function makeOfficeFinder(offices: Readonly<Record<Language, readonly Office[]>>): CardTools['codeOfCity'] {
  const codes = new Map<string, string>();
  // An office without a code is only known by its city, which jobs then keep.
  for (const language of LANGUAGES)
    for (const { city, code } of offices[language])
      if (code !== '') for (const name of [city, code]) codes.set(name.toLowerCase(), code);
  return (city: LocalText) => codes.get(city.en.toLowerCase()) ?? codes.get(city.de.toLowerCase());
}

function matchQuote({ en: quote }: Pair<Card>): (review: CardOfList) => boolean {
  return ({ pair: { en } }) => en.review === quote.review && en.name === quote.name;
}

/** Returns a function that finds a project's review, or adds it: quoted reviews may be in no list. */
function makeReviewFinder(reviews: ListCards): CardTools['reviewOf'] {
  return (quote) => {
    const known = reviews.find(matchQuote(quote));
    if (known) return known.id;
    const without = (card: Card): Card => ({ ...card, id: '', title: '' });
    return reviews.add({ en: without(quote.en), de: without(quote.de) }, 'a project’s review').id;
  };
}

function addLinks(collection: Exclude<LinkedCollection, 'pages'>, cards: ListCards, { links }: WireTools): void {
  for (const { id, pair } of cards.all) {
    const pathIn = (language: Language) => findDocumentPath(collection, pair[language].title);
    links.add(collection, id, { en: pathIn('en'), de: pathIn('de') });
  }
}

/** Creates a document of every card of a list. */
export function makeListDocuments(
  lists: CardLists,
  offices: Readonly<Record<Language, readonly Office[]>>,
  tools: WireTools,
): ListContent {
  for (const collection of LINKED_COLLECTIONS)
    if (collection !== 'pages') addLinks(collection, lists[collection], tools);
  const known: CardTools = {
    ...tools,
    codeOfCity: makeOfficeFinder(offices),
    reviewOf: makeReviewFinder(lists.reviews),
    postType: (card) => (lists.posts.isIn(card, 'news') && !lists.posts.isIn(card, 'blog') ? 'news' : 'blog'),
  };
  const made = <C extends ListCollection>(collection: C): readonly ListDocuments[C][] =>
    lists[collection].all.map((card) => DOCUMENT_OF[collection](card, known));
  // Projects first: they may add reviews.
  const projects = made('projects');
  return {
    projects,
    posts: made('posts'),
    jobs: made('jobs'),
    reviews: made('reviews'),
    clients: made('clients'),
    certificates: made('certificates'),
  };
}

import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { Media, Review, SiteSetting } from '#cms/base/payload-types.ts';
import { indexById, type Stored } from '#cms/kit/stored-values.ts';
import { type LinkLookup, linkLookup } from './links.ts';
import type { TextCollection } from './listed-fields.ts';
import { LookupMemo } from './lookup-memo.ts';
import { PartsMemo } from './parts-memo.ts';
import type { PublishedContent } from './published-content.ts';

type Lookup<D> = { readonly get: (id: number | null) => D | undefined };

/** The location and the state of the text of a card's page. */
export type TextPlace = { readonly collection: TextCollection; readonly id: number; readonly state: string };

/** A page's entry, still without `endpoint_call`, and the text that is hashed for it. */
export type MappedEntry = { readonly entry: Omit<ContentEntry, 'endpoint_call'>; readonly hashedText: string };

/** The memos of a language, kept from one mapping of all content to the next. */
export type WireMemory = {
  readonly cards: LookupMemo<WireContext, readonly Card[]>;
  readonly sections: LookupMemo<WireContext, Section>;
  readonly lists: PartsMemo<WireContext, readonly Card[]>;
  readonly pages: PartsMemo<WireContext, MappedEntry>;
  /** The text locations of cards whose text isn't filled in. */
  readonly places: WeakMap<Card, TextPlace>;
};

/** The context for mapping a document to the wire. */
export type WireContext = {
  readonly language: Language;
  /** The current day (`2026-03-31`), which decides about content with an end date. */
  readonly today: string;
  readonly content: PublishedContent;
  readonly settings: Stored<SiteSetting>;
  readonly media: Lookup<Stored<Media>>;
  readonly reviews: Lookup<Stored<Review>>;
  readonly links: LinkLookup;
  readonly memory: WireMemory;
};

/** Returns the same context over other content, with its link lookup. */
function withContent(context: WireContext, content: PublishedContent): WireContext {
  return { ...context, content, links: linkLookup({ ...context, content }) };
}

/** Creates empty memos for lists and pages. */
export function partsMemory(): Pick<WireMemory, 'lists' | 'pages'> {
  return { lists: new PartsMemo(withContent), pages: new PartsMemo(withContent) };
}

/** Creates empty memos. */
export function wireMemory(): WireMemory {
  return {
    cards: new LookupMemo(),
    sections: new LookupMemo(),
    ...partsMemory(),
    places: new WeakMap(),
  };
}

/** Creates a context, with an index of all that documents refer to. */
export function wireContext(
  content: PublishedContent,
  language: Language,
  today: string,
  memory = wireMemory(),
): WireContext {
  const { media, reviews, 'site-settings': settings } = content;
  const links = linkLookup({ content, language, today });
  return { language, today, content, settings, media: indexById(media), reviews: indexById(reviews), links, memory };
}

import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { Media, Review, SiteSetting } from '#cms/base/payload-types.ts';
import { byId, type Stored } from '#cms/kit/stored.ts';
import { type LinkLookup, linkLookup } from './links.ts';
import type { TextCollection } from './listed.ts';
import { MadeOfParts } from './made-of-parts.ts';
import type { PublishedContent } from './published.ts';
import { Remembered } from './remembered.ts';

type Lookup<D> = { readonly get: (id: number | null) => D | undefined };

/** Where the text of a card's page is, and which state of it. */
export type TextPlace = { readonly collection: TextCollection; readonly id: number; readonly state: string };

/** A page as entry, still without what names the state of its set, and what tells that state. */
export type MadeEntry = { readonly entry: Omit<ContentEntry, 'endpoint_call'>; readonly told: string };

/** What is kept of one mapping of all content for the next, in one language. */
export type WireMemory = {
  readonly cards: Remembered<WireContext, readonly Card[]>;
  readonly sections: Remembered<WireContext, Section>;
  readonly lists: MadeOfParts<WireContext, readonly Card[]>;
  readonly pages: MadeOfParts<WireContext, MadeEntry>;
  /** Of cards whose text isn't there yet, where it is. */
  readonly places: WeakMap<Card, TextPlace>;
};

/** What mapping a document to the wire needs to know besides the document. */
export type WireContext = {
  readonly language: Language;
  /** The day it is (`2026-03-31`): what is only valid until then follows from it. */
  readonly today: string;
  readonly content: PublishedContent;
  readonly settings: Stored<SiteSetting>;
  readonly media: Lookup<Stored<Media>>;
  readonly reviews: Lookup<Stored<Review>>;
  readonly links: LinkLookup;
  readonly memory: WireMemory;
};

/** The same context, its links looked up in other content. */
function overContent(context: WireContext, content: PublishedContent): WireContext {
  return { ...context, content, links: linkLookup({ ...context, content }) };
}

/** A memory of no list and no page. */
export function partsMemory(): Pick<WireMemory, 'lists' | 'pages'> {
  return { lists: new MadeOfParts(overContent), pages: new MadeOfParts(overContent) };
}

/** A memory of nothing. */
export function wireMemory(): WireMemory {
  return {
    cards: new Remembered(),
    sections: new Remembered(),
    ...partsMemory(),
    places: new WeakMap(),
  };
}

/** Looks up once what every document refers to. */
export function wireContext(
  content: PublishedContent,
  language: Language,
  today: string,
  memory = wireMemory(),
): WireContext {
  const { media, reviews, 'site-settings': settings } = content;
  const links = linkLookup({ content, language, today });
  return { language, today, content, settings, media: byId(media), reviews: byId(reviews), links, memory };
}

import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { Media, Review } from '../payload-types.ts';
import type { PublishedContent } from './published.ts';
import { byId, type Stored } from './stored.ts';

/** What mapping a document to the wire needs to know besides the document. */
export type WireContext = {
  readonly language: Language;
  /** The day it is (`2026-03-31`): what is only valid until then follows from it. */
  readonly today: string;
  readonly content: PublishedContent;
  readonly media: ReadonlyMap<number | null, Stored<Media>>;
  readonly reviews: ReadonlyMap<number | null, Stored<Review>>;
  /** The card of each document, made once, since the same project stands in many lists; none of a broken one. */
  readonly cards: WeakMap<object, readonly Card[]>;
};

/** Looks up once what every document refers to. */
export function wireContext(content: PublishedContent, language: Language, today: string): WireContext {
  const { media, reviews } = content;
  return { language, today, content, media: byId(media), reviews: byId(reviews), cards: new WeakMap() };
}

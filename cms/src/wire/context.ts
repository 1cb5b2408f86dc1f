import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { Doc, PublishedContent } from './parts.ts';
import { byId, group } from './read.ts';

/** What mapping a document to the wire needs to know besides the document. */
export type WireContext = {
  readonly language: Language;
  /** The day it is (`2026-03-31`): what is only valid until then follows from it. */
  readonly today: string;
  readonly content: PublishedContent;
  readonly media: ReadonlyMap<string, Doc>;
  readonly reviews: ReadonlyMap<string, Doc>;
  readonly settings: Doc;
  /** Cards made already: the same project stands in many lists. */
  readonly cards: WeakMap<Doc, Card>;
};

/** Looks up once what every document refers to. */
export function wireContext(content: PublishedContent, language: Language, today: string): WireContext {
  return {
    language,
    today,
    content,
    media: byId(content.media),
    reviews: byId(content.reviews),
    settings: group(content['site-settings'][0]),
    cards: new WeakMap(),
  };
}

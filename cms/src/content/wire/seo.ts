import type { Card, Seo } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { type Reference, type StoredText, textIn } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';

/** An editor's texts for search engines. */
export type WrittenSeo = {
  readonly title?: StoredText;
  readonly description?: StoredText;
  readonly image?: Reference;
};
/** A document with a page, and its default title and description. */
export type Described = {
  readonly title: StoredText;
  readonly description: StoredText;
  readonly seo?: WrittenSeo | null;
};

function isIn(language: Language, text: StoredText): boolean {
  return typeof text === 'string' || Boolean(text?.[language]?.trim());
}

/**
 * Returns a text for search engines in a language. If the page has a text in that language, it describes the page
 * better than a search text in another one, so the result is ''.
 *
 * @param own the page's text, the default
 */
function textFor(language: Language, written: StoredText, own: StoredText): string {
  return !isIn(language, written) && isIn(language, own) ? '' : textIn(language, written);
}

/** Maps a page's data for search engines, in the context's language. */
export function seoOf({ title, description, seo }: Described, context: WireContext): Seo {
  const { language } = context;
  return {
    title: textFor(language, seo?.title, title),
    description: textFor(language, seo?.description, description),
    image: imageOf(seo?.image, context).image,
  };
}

/** Does the same for a card's page; empty if nothing was written. */
export function seoOfCard(doc: Described, context: WireContext): Pick<Card, 'seo'> {
  const seo = seoOf(doc, context);
  return Object.values(seo).some((text) => text !== '') ? { seo } : {};
}

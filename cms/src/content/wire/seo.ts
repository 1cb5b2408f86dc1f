import type { Card, Seo } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { type Reference, type StoredText, textIn } from '#cms/kit/stored.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';

/** What an editor wrote for search engines. */
export type WrittenSeo = {
  readonly title?: StoredText;
  readonly description?: StoredText;
  readonly image?: Reference;
};
/** A document with a page of its own, and what that is called where nothing else is said. */
export type Described = {
  readonly title: StoredText;
  readonly description: StoredText;
  readonly seo?: WrittenSeo | null;
};

function isIn(language: Language, text: StoredText): boolean {
  return typeof text === 'string' || Boolean(text?.[language]?.trim());
}

/**
 * What is written for search engines, in a language. A page that has its own words in that language is better described
 * by these than by what was written for search engines in another one.
 *
 * @param own what stands for it where nothing was written
 */
function textFor(language: Language, written: StoredText, own: StoredText): string {
  return !isIn(language, written) && isIn(language, own) ? '' : textIn(language, written);
}

/** What search engines are told of a page, in the context's language. */
export function seoOf({ title, description, seo }: Described, context: WireContext): Seo {
  const { language } = context;
  return {
    title: textFor(language, seo?.title, title),
    description: textFor(language, seo?.description, description),
    image: imageOf(seo?.image, context).image,
  };
}

/** The same for a card's page; nothing where nothing was said. */
export function seoOfCard(doc: Described, context: WireContext): Pick<Card, 'seo'> {
  const seo = seoOf(doc, context);
  return Object.values(seo).some((text) => text !== '') ? { seo } : {};
}

import type { Card } from '@kontorwerk/contract/content/entry';
import { findWrittenLanguage, type StoredText } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';

type Titled = { readonly title: StoredText };

/**
 * Returns the context in which a document with a page is mapped: one without a title in the page's language is shown in
 * the language that it is written in, rather than with gaps.
 */
export function inOwnLanguage({ title }: Titled, context: WireContext): WireContext {
  const language = findWrittenLanguage(context.language, title);
  return language === context.language ? context : { ...context, language };
}

/** Wraps a card mapping: maps each document in its language, and marks cards that aren't in the page's language. */
export function mapInOwnLanguage<D extends Titled>(cardOf: (doc: D, context: WireContext) => Card) {
  return (doc: D, context: WireContext): Card => {
    const own = inOwnLanguage(doc, context);
    return own === context ? cardOf(doc, context) : { ...cardOf(doc, own), written_in: own.language };
  };
}

import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import type { DetailCards } from '#app/content/detail-cards.ts';
import { neighbours } from '#app/content/neighbours.ts';
import type { Addresses, DetailData } from '#app/content/page-data.ts';
import { closingOf } from './closing-words.ts';
import { elsewhere } from './elsewhere.ts';
import { notFound } from './not-found.ts';

/** The card that an address names, and its kind of detail page. */
export type Asked = { readonly page: DetailPage; readonly name: string; readonly language: Language };

/** Parses the address of a detail page; throws a 404 for other pages. */
export function askedFor(pathname: string): Asked {
  const { page, name } = pageAt(pathname);
  return page.kind === 'detail' ? { page, name, language: languageOf(pathname) } : notFound();
}

/** Returns the data of a card's page, with the cards around it. */
export function loaded(
  { page, language }: Pick<Asked, 'page' | 'language'>,
  card: Card,
  { cards, window }: Pick<DetailCards, 'cards' | 'window'>,
  addresses: Addresses,
): DetailData {
  if (page.needsText && card.html_field === '') return notFound();
  return {
    status: 'loaded',
    card,
    closing: closingOf(page, language),
    ...neighbours(page, cards, card, window),
    addresses,
  };
}

/** Redirects or returns the fallback if the card of an address isn't found (§2). */
export function missing({ otherwise }: DetailPage, language: Language): DetailData {
  if (otherwise !== null) elsewhere(inLanguage(otherwise, language));
  return { status: 'missing' };
}

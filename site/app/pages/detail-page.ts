import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/page-table';
import type { DetailPage } from '@kontorwerk/contract/pages';
import type { DetailCards } from '#app/content/detail-cards.ts';
import { neighbours } from '#app/content/neighbours.ts';
import type { Addresses, DetailData } from '#app/content/page-data.ts';
import { closingOf } from './closing-words.ts';
import { elsewhere } from './elsewhere.ts';
import { notFound } from './not-found.ts';

/** What an address asks for: the card of that name, on its kind of page. */
export type Asked = { readonly page: DetailPage; readonly name: string; readonly language: Language };

/** Reads what an address asks for; throws the 404 of an address of another kind. */
export function askedFor(pathname: string): Asked {
  const { page, name } = pageAt(pathname);
  return page.kind === 'detail' ? { page, name, language: languageOf(pathname) } : notFound();
}

/** The page of a card beside those around it. */
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

/** What becomes of an address whose card isn't found (§2). */
export function missing({ otherwise }: DetailPage, language: Language): DetailData {
  if (otherwise !== null) elsewhere(inLanguage(otherwise, language));
  return { status: 'missing' };
}

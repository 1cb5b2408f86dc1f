import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import type { PageLocation } from '#app/base/current-page.ts';
import type { DetailCards } from '#app/content/detail-cards.ts';
import { findNeighbours } from '#app/content/neighbours.ts';
import type { Addresses, DetailData } from '#app/content/page-data.ts';
import { buildClosingCall } from './detail-closing-call.ts';
import { throwNotFound, throwRedirect } from './thrown-responses.ts';

/** The card that an address names, and its kind of detail page. */
export type DetailRequest = { readonly page: DetailPage; readonly name: string; readonly language: Language };

/** Returns the card that an address names; throws a 404 for other pages than detail pages. */
export function readDetailRequest({ pathname, page, name }: PageLocation): DetailRequest {
  return page.kind === 'detail' ? { page, name, language: languageOf(pathname) } : throwNotFound();
}

/** Returns the data of a card's page, with the cards around it. */
export function buildDetailData(
  { page, language }: Pick<DetailRequest, 'page' | 'language'>,
  card: Card,
  { cards, window }: Pick<DetailCards, 'cards' | 'window'>,
  addresses: Addresses,
): DetailData {
  if (page.needsText && card.html_field === '') return throwNotFound();
  return {
    status: 'loaded',
    card,
    closing: buildClosingCall(page, language),
    ...findNeighbours(page, cards, card, window),
    addresses,
  };
}

/** Redirects or returns the fallback if the card of an address isn't found (§2). */
export function resolveMissingCard({ otherwise }: DetailPage, language: Language): DetailData {
  if (otherwise !== null) throwRedirect(inLanguage(otherwise, language));
  return { status: 'missing' };
}

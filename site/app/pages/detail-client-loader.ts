import { inLanguage } from '@kontorwerk/contract/address/address';
import { isCardName } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { PageLocation } from '#app/base/current-page.ts';
import { type DetailCards, findCards, isUnlisted } from '#app/content/detail-cards.ts';
import { fetchCards, fetchList, peekCards } from '#app/content/list-fetch.ts';
import type { DetailData } from '#app/content/page-data.ts';
import { queryCard } from '#app/content/page-query.ts';
import { readStoredCard } from '#app/content/read-stored-card.ts';
import { storeCard } from '#app/content/store-card.ts';
import { type FindCards, findAddresses, findTranslatedAddress } from '#app/content/translations.ts';
import { buildDetailData, type DetailRequest, readDetailRequest, resolveMissingCard } from './detail-page.ts';
import { loadFromServer, throwRedirect } from './thrown-responses.ts';

/** Returns the visitor's selected card if it is the requested one; null otherwise. */
function selectedCard({ page, name, language }: DetailRequest): Card | null {
  const stored = readStoredCard(page.stored, language);
  return stored && isCardName(page, stored.title, name) ? stored : null;
}

/** Whether the browser has stored the card of an address. */
export function isSelected(to: PageLocation): boolean {
  return selectedCard(readDetailRequest(to)) !== null;
}

/**
 * Loads a detail page in the browser (reading guide, "Details pages"): the stored card if its title matches and it has
 * its text, else the content backend, else the stored card as it is, else the page's fallback.
 */
export async function detailClientLoader(to: PageLocation): Promise<DetailData> {
  const asked = readDetailRequest(to);
  const { page, name, language } = asked;
  const query = queryCard(name);
  const selected = selectedCard(asked);
  // A translation isn't fetched only to be linked: the server resolves it if the visitor goes there.
  const peekFor: FindCards = async (other, twin) => peekCards(page, other, twin).cards;
  const show = async (card: Card, around: Pick<DetailCards, 'cards' | 'window'>) =>
    buildDetailData(asked, card, around, await findAddresses(page, card, language, peekFor));
  const kept = peekCards(page, language, query);
  if (selected && isUnlisted(page, selected, kept)) throwRedirect(inLanguage('/404', language));
  if (selected && selected.html_field !== '') return show(selected, kept);
  const known = await fetchCards(page, language, query).catch((error: unknown) => {
    console.error(`${to.pathname} has no content:`, error);
    return null;
  });
  if (known === null) return selected ? show(selected, { cards: [], window: null }) : { status: 'error' };
  const card = known.cards.find(({ title }) => isCardName(page, title, name));
  if (card) {
    // The card stored by a link has only the list's fields; complete it.
    if (selected) storeCard(page.stored, card, language);
    return show(card, known);
  }
  if (selected && isUnlisted(page, selected, known)) throwRedirect(inLanguage('/404', language));
  if (selected) return show(selected, known);
  const fetchFor: FindCards = (other, twin) => findCards(page, (key) => fetchList(key, other, twin));
  const translated = await findTranslatedAddress(page, name, language, fetchFor);
  if (translated !== null) throwRedirect(translated + to.search);
  // Only the server knows whether it has ended or never existed.
  return page.ends ? loadFromServer(to) : resolveMissingCard(page, language);
}

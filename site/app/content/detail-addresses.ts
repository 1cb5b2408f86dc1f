import { inLanguage } from '@kontorwerk/contract/address';
import { isNamed } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/page-table';
import type { DetailPage } from '@kontorwerk/contract/pages';
import type { Addresses } from './page-data.ts';

/** The cards of a kind of detail page in a language; null when they are not known. */
export type CardsIn = (language: Language) => readonly Card[] | null;

/** The address of a card's detail page in a language (§2). */
export function addressOf(page: DetailPage, card: Card, language: Language): string {
  return inLanguage(pathOf(page, card.title), language);
}

/** A card's translation among the cards of a language: the one of the same id, or title where ids aren't sent. */
export function twinOf(card: Card, cards: readonly Card[]): Card | undefined {
  return cards.find(({ id, title }) => (card.id === '' ? title === card.title : id === card.id));
}

/** The addresses of a card that is shown in a language; null where its translation isn't known. */
export function addressesOf(page: DetailPage, card: Card, own: Language, cardsIn: CardsIn): Addresses {
  const addresses: Record<Language, string | null> = { en: null, de: null };
  for (const language of LANGUAGES) {
    const twin = language === own ? card : twinOf(card, cardsIn(language) ?? []);
    if (twin) addresses[language] = addressOf(page, twin, language);
  }
  return addresses;
}

/**
 * Titles are translated and so are the names in addresses. A name of another language, as in an address that the
 * stored language was put before (reading guide, "Languages"), leads to its card's address in the wanted language.
 */
export function translatedAddress(page: DetailPage, name: string, wanted: Language, cardsIn: CardsIn): string | null {
  for (const language of LANGUAGES) {
    if (language === wanted) continue;
    const named = cardsIn(language)?.find(({ title }) => isNamed(page, title, name));
    const twin = named && twinOf(named, cardsIn(wanted) ?? []);
    if (twin) return addressOf(page, twin, wanted);
  }
  return null;
}

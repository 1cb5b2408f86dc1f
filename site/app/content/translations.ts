import { isCardName } from '@kontorwerk/contract/content/detail-cards';
import { type Card, isWrittenIn } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import { buildDetailAddress } from './detail-address.ts';
import type { Addresses } from './page-data.ts';
import { type CardQuery, queryCard } from './page-query.ts';

/** Looks up a card by language; null if the lookup fails. */
export type FindCards = (language: Language, query: CardQuery) => Promise<readonly Card[] | null>;

/**
 * Finds a card's translation: the card of the same id, or of the same title if the backend sends no ids. An untitled
 * translation has no address, so it doesn't count.
 */
export async function findTranslation(
  { id, title }: Card,
  language: Language,
  cardsFor: FindCards,
): Promise<Card | undefined> {
  const cards = await cardsFor(language, id === '' ? queryCard(title) : { kind: 'card', by: 'id', value: id });
  return cards?.find((other) => other.title !== '' && (id === '' ? other.title === title : other.id === id));
}

/** Returns a card's address in each language; null where it has no translation, or is not written in that language. */
export async function findAddresses(
  page: DetailPage,
  card: Card,
  own: Language,
  cardsFor: FindCards,
): Promise<Addresses> {
  const addresses: Record<Language, string | null> = { en: null, de: null };
  for (const language of LANGUAGES) {
    const twin = language === own ? card : await findTranslation(card, language, cardsFor);
    // Fallback text in another language is no translation.
    if (twin && isWrittenIn(twin, language)) addresses[language] = buildDetailAddress(page, twin, language);
  }
  return addresses;
}

/**
 * Resolves a translated name: titles are translated, and so are the names in addresses. A name in another language, as
 * when the stored language was put before an address (reading guide, "Languages"), leads to its card's address in the
 * wanted language.
 */
export async function findTranslatedAddress(
  page: DetailPage,
  name: string,
  wanted: Language,
  cardsFor: FindCards,
): Promise<string | null> {
  for (const language of LANGUAGES) {
    if (language === wanted) continue;
    const cards = await cardsFor(language, queryCard(name));
    const named = cards?.find(({ title }) => isCardName(page, title, name));
    const twin = named && (await findTranslation(named, wanted, cardsFor));
    if (twin) return buildDetailAddress(page, twin, wanted);
  }
  return null;
}

import { isNamed } from '@kontorwerk/contract/content/detail-cards';
import { type Card, isWrittenIn } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { DetailPage } from '@kontorwerk/contract/pages';
import { addressOf } from './detail-address.ts';
import { type CardAsk, cardNamed } from './page-ask.ts';
import type { Addresses } from './page-data.ts';

/** Looks for a card of a kind of detail page in a language; null when that can't be looked at. */
export type CardsFor = (language: Language, ask: CardAsk) => Promise<readonly Card[] | null>;

/**
 * Looks for a card's translation: the card of the same id, or title where ids aren't sent. One that has no title yet has no
 * address either.
 */
export async function findTwin({ id, title }: Card, language: Language, cardsFor: CardsFor): Promise<Card | undefined> {
  const cards = await cardsFor(language, id === '' ? cardNamed(title) : { kind: 'card', by: 'id', value: id });
  return cards?.find((other) => other.title !== '' && (id === '' ? other.title === title : other.id === id));
}

/** The addresses of a card that is shown in a language; null where its translation isn't found, or it is not written in that. */
export async function addressesOf(page: DetailPage, card: Card, own: Language, cardsFor: CardsFor): Promise<Addresses> {
  const addresses: Record<Language, string | null> = { en: null, de: null };
  for (const language of LANGUAGES) {
    const twin = language === own ? card : await findTwin(card, language, cardsFor);
    // What stands in for a translation is none.
    if (twin && isWrittenIn(twin, language)) addresses[language] = addressOf(page, twin, language);
  }
  return addresses;
}

/**
 * Titles are translated and so are the names in addresses. A name of another language, as in an address that the
 * stored language was put before (reading guide, "Languages"), leads to its card's address in the wanted language.
 */
export async function translatedAddress(
  page: DetailPage,
  name: string,
  wanted: Language,
  cardsFor: CardsFor,
): Promise<string | null> {
  for (const language of LANGUAGES) {
    if (language === wanted) continue;
    const cards = await cardsFor(language, cardNamed(name));
    const named = cards?.find(({ title }) => isNamed(page, title, name));
    const twin = named && (await findTwin(named, wanted, cardsFor));
    if (twin) return addressOf(page, twin, wanted);
  }
  return null;
}

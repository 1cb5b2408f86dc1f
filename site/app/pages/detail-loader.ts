import { isNamed } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { addressesOf, addressOf, type CardsIn, translatedAddress } from '#app/content/detail-addresses.ts';
import { storeCards } from '#app/content/detail-cards.ts';
import type { DetailData } from '#app/content/page-data.ts';
import { askedFor, loaded, missing } from './detail-page.ts';

/** Loads a detail page on the server, from the content store. */
export function detailLoader({ context, url }: LoaderFunctionArgs) {
  const { page, name, language } = askedFor(url.pathname);
  const source = context.get(contentContext);
  let cards: readonly Card[];
  try {
    cards = storeCards(page, (key) => source.entries(key, language));
  } catch (error) {
    console.error(`${url.pathname} has no content:`, error);
    const failed: DetailData = { status: 'error' };
    return data(failed, { status: 503 });
  }
  // A language that was never loaded must not take down the page of the one that was.
  const cardsIn: CardsIn = (other) => {
    if (other === language) return cards;
    try {
      return storeCards(page, (key) => source.entries(key, other));
    } catch {
      return null;
    }
  };
  const card = cards.find(({ title }) => isNamed(page, title, name));
  if (card) {
    const own = addressOf(page, card, language);
    // A role may be spelt with any number of hyphens (§2): one address is enough.
    if (decodeURIComponent(own) !== decodeURIComponent(url.pathname)) throw redirect(own + url.search, 301);
    return data(loaded(page, card, cards, addressesOf(page, card, language, cardsIn)));
  }
  const translated = translatedAddress(page, name, language, cardsIn);
  if (translated !== null) throw redirect(translated + url.search);
  return data(missing(page, language), { status: 404 });
}

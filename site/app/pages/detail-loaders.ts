import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/page-table';
import type { DetailPage } from '@kontorwerk/contract/pages';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { addressesOf, addressOf, type CardsIn, translatedAddress } from '#app/content/detail-addresses.ts';
import { fetchCards, isNamed, isUnlisted, peekCards, storeCards } from '#app/content/detail-cards.ts';
import { neighbours } from '#app/content/neighbours.ts';
import type { Addresses, DetailData } from '#app/content/page-data.ts';
import { storedCard } from '#app/content/stored-cards.ts';

function notFound(): never {
  throw data(null, { status: 404 });
}

/** What an address asks for: the card of that name, on its kind of page. */
function askedFor(pathname: string): { readonly page: DetailPage; readonly name: string; readonly language: Language } {
  const { page, name } = pageAt(pathname);
  return page.kind === 'detail' ? { page, name, language: languageOf(pathname) } : notFound();
}

function loaded(page: DetailPage, card: Card, cards: readonly Card[], addresses: Addresses): DetailData {
  if (page.needsText && card.html_field === '') return notFound();
  return { status: 'loaded', card, ...neighbours(cards, card), addresses };
}

function missing({ otherwise }: DetailPage, language: Language): DetailData {
  if (otherwise !== null) throw redirect(inLanguage(otherwise, language));
  return { status: 'missing' };
}

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

/** The card that a visitor selected, if it is the one that an address names; null when the browser has stored none. */
export function selectedCard(pathname: string): Card | null {
  const { page, name, language } = askedFor(pathname);
  const stored = storedCard(page.stored, language);
  return stored && isNamed(page, stored.title, name) ? stored : null;
}

/** The address in the wanted language for a name that belongs to the other one; null when no list answers. */
async function fetchTranslated(
  page: DetailPage,
  name: string,
  wanted: Language,
  cards: readonly Card[],
): Promise<string | null> {
  const other: Language = wanted === 'en' ? 'de' : 'en';
  const theirs = await fetchCards(page, other).catch(() => null);
  return translatedAddress(page, name, wanted, (language) => (language === wanted ? cards : (theirs?.cards ?? null)));
}

/**
 * Loads a detail page in the browser (reading guide, "Details pages"): the stored card if its title matches and
 * it brings its text, else the content backend, else the stored card as it is, else what the page says.
 */
export async function detailClientLoader({ url }: ClientLoaderFunctionArgs): Promise<DetailData> {
  const { page, name, language } = askedFor(url.pathname);
  const selected = selectedCard(url.pathname);
  const show = (card: Card, cards: readonly Card[]) =>
    loaded(
      page,
      card,
      cards,
      addressesOf(page, card, language, (other) => peekCards(page, other).cards),
    );
  const kept = peekCards(page, language);
  if (selected && isUnlisted(page, selected, kept)) throw redirect(inLanguage('/404', language));
  if (selected && selected.html_field !== '') return show(selected, kept.cards);
  const known = await fetchCards(page, language).catch((error: unknown) => {
    console.error(`${url.pathname} has no content:`, error);
    return null;
  });
  if (known === null) return selected ? show(selected, []) : { status: 'error' };
  const card = known.cards.find(({ title }) => isNamed(page, title, name));
  if (card) return show(card, known.cards);
  if (selected && isUnlisted(page, selected, known)) throw redirect(inLanguage('/404', language));
  if (selected) return show(selected, known.cards);
  const translated = await fetchTranslated(page, name, language, known.cards);
  if (translated !== null) throw redirect(translated + url.search);
  return missing(page, language);
}

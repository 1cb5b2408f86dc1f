import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { contentContext } from './content-context.ts';
import { fetchCards, peekCards, storeCards } from './detail-cards.ts';
import { addressesOf, type CardsIn, translatedAddress } from './detail-twins.ts';
import { type DetailRule, isUnlisted, neighbours, type Place } from './details.ts';
import { messageOf } from './message-of.ts';
import type { Addresses } from './page-data.ts';
import { storedCard } from './stored-cards.ts';

/** What a detail page is rendered from. `missing` is shown only by details that don't redirect. */
export type DetailData =
  | {
      readonly status: 'loaded';
      readonly card: Card;
      readonly previous: Card | null;
      readonly further: readonly Card[];
      readonly place: Place;
      readonly addresses: Addresses;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'error'; readonly error: string };

/** A detail route: where its card is found, the parameter that names it, and what happens without it (§2). */
export type DetailRoute = {
  readonly rule: DetailRule;
  readonly parameter: string;
  /** Where a visitor is sent when there is no such card; null shows the page in its `missing` state. */
  readonly otherwise: '/404' | '/projects' | '/agency/blogs' | null;
};

function loaded(card: Card, cards: readonly Card[], addresses: Addresses): DetailData {
  return { status: 'loaded', card, ...neighbours(cards, card), addresses };
}

function missing({ otherwise }: DetailRoute, language: Language): DetailData {
  if (otherwise !== null) throw redirect(inLanguage(otherwise, language));
  return { status: 'missing' };
}

/** Loads a detail page on the server, from the content store. */
export function detailLoader(route: DetailRoute) {
  const { rule } = route;
  return ({ context, url, params }: LoaderFunctionArgs) => {
    const source = context.get(contentContext);
    const language = languageOf(url.pathname);
    const name = params[route.parameter] ?? '';
    let cards: readonly Card[];
    try {
      cards = storeCards(rule, (key) => source.entries(key, language));
    } catch (error) {
      const failed: DetailData = { status: 'error', error: messageOf(error) };
      return data(failed, { status: 503 });
    }
    // A language that was never loaded must not take down the page of the one that was.
    const cardsIn: CardsIn = (other) => {
      if (other === language) return cards;
      try {
        return storeCards(rule, (key) => source.entries(key, other));
      } catch {
        return null;
      }
    };
    const card = cards.find(({ title }) => rule.matches(title, name));
    if (card) return data(loaded(card, cards, addressesOf(rule, card, language, cardsIn)));
    const translated = translatedAddress(rule, name, language, cardsIn);
    if (translated !== null) throw redirect(translated + url.search);
    return data(missing(route, language), { status: 404 });
  };
}

/** The address in the wanted language for a name that belongs to the other one; null when no list answers. */
async function fetchTranslated(
  rule: DetailRule,
  name: string,
  wanted: Language,
  cards: readonly Card[],
): Promise<string | null> {
  const other: Language = wanted === 'en' ? 'de' : 'en';
  const theirs = await fetchCards(rule, other).catch(() => null);
  return translatedAddress(rule, name, wanted, (language) => (language === wanted ? cards : (theirs?.cards ?? null)));
}

/**
 * Loads a detail page in the browser (reading guide, "Details pages"): the stored card if its title matches and
 * it brings its text, else the content backend, else the stored card as it is, else what the route says.
 */
export function detailClientLoader(route: DetailRoute) {
  const { rule } = route;
  return async ({ url, params }: ClientLoaderFunctionArgs): Promise<DetailData> => {
    const language = languageOf(url.pathname);
    const name = params[route.parameter] ?? '';
    const stored = storedCard(rule.kind, language);
    const selected = stored && rule.matches(stored.title, name) ? stored : null;
    const own = (card: Card) => addressesOf(rule, card, language, (other) => peekCards(rule, other).cards);
    const kept = peekCards(rule, language);
    if (selected && isUnlisted(rule, selected, kept)) throw redirect(inLanguage('/404', language));
    if (selected && selected.html_field !== '') return loaded(selected, kept.cards, own(selected));
    try {
      const { cards, complete } = await fetchCards(rule, language);
      const card = cards.find(({ title }) => rule.matches(title, name));
      if (card) return loaded(card, cards, own(card));
      if (selected && isUnlisted(rule, selected, { cards, complete })) throw redirect(inLanguage('/404', language));
      if (selected) return loaded(selected, cards, own(selected));
      const translated = await fetchTranslated(rule, name, language, cards);
      if (translated !== null) throw redirect(translated + url.search);
      return missing(route, language);
    } catch (error) {
      if (error instanceof Response) throw error;
      return selected ? loaded(selected, [], own(selected)) : { status: 'error', error: messageOf(error) };
    }
  };
}

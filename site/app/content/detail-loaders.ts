import type { Card } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { slugOf } from '@kontorwerk/contract/slug';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { inLanguage, languageOf } from '#app/language/address.ts';
import { type ContentSource, contentContext } from './content-context.ts';
import { type DetailRule, detailCards, neighbours } from './details.ts';
import { fetchList, peekList } from './list-fetch.ts';
import type { Addresses } from './page-data.ts';
import { storedCard } from './stored-cards.ts';

/** What a detail page is rendered from. `missing` is shown only by details that don't redirect. */
export type DetailData =
  | {
      readonly status: 'loaded';
      readonly card: Card;
      readonly previous: Card | null;
      readonly further: readonly Card[];
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

const NOWHERE: Addresses = { en: null, de: null };

function addressOf(rule: DetailRule, card: Card, language: Language): string {
  return inLanguage(rule.path + encodeURIComponent(slugOf(card.title)), language);
}

function loaded(card: Card, cards: readonly Card[], addresses: Addresses): DetailData {
  return { status: 'loaded', card, ...neighbours(cards, card), addresses };
}

/** The addresses of a card in every language: its twins are the cards of the same id. */
function twins(rule: DetailRule, card: Card, source: ContentSource): Addresses {
  const addresses: Record<Language, string | null> = { ...NOWHERE };
  for (const language of LANGUAGES) {
    const cards = detailCards(
      rule,
      rule.keys.flatMap((key) => source.entries(key, language)),
    );
    const twin = cards.find(({ id, title }) => (card.id === '' ? title === card.title : id === card.id));
    if (twin) addresses[language] = addressOf(rule, twin, language);
  }
  return addresses;
}

function missing({ otherwise }: DetailRoute, language: Language): DetailData {
  if (otherwise !== null) throw redirect(inLanguage(otherwise, language));
  return { status: 'missing' };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
      cards = detailCards(
        rule,
        rule.keys.flatMap((key) => source.entries(key, language)),
      );
    } catch (error) {
      const failed: DetailData = { status: 'error', error: messageOf(error) };
      return data(failed, { status: 503 });
    }
    const card = cards.find(({ title }) => rule.matches(title, name));
    if (!card) return data(missing(route, language), { status: 404 });
    return data(loaded(card, cards, twins(rule, card, source)));
  };
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
    const stored = storedCard(rule.kind);
    const selected = stored && rule.matches(stored.title, name) ? stored : null;
    const own = (card: Card): Addresses => ({ ...NOWHERE, [language]: addressOf(rule, card, language) });
    if (selected && selected.html_field !== '') {
      const kept = rule.keys.flatMap((key) => peekList(key, language));
      return loaded(selected, detailCards(rule, kept), own(selected));
    }
    try {
      const lists = await Promise.all(rule.keys.map((key) => fetchList(key, language)));
      const cards = detailCards(rule, lists.flat());
      const card = cards.find(({ title }) => rule.matches(title, name)) ?? selected;
      return card ? loaded(card, cards, own(card)) : missing(route, language);
    } catch (error) {
      if (error instanceof Response) throw error;
      return selected ? loaded(selected, [], own(selected)) : { status: 'error', error: messageOf(error) };
    }
  };
}

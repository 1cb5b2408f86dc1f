import { inLanguage } from '@kontorwerk/contract/address';
import { isNamed } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { DetailPage } from '@kontorwerk/contract/pages';
import { redirect } from 'react-router';
import { addressesOf, translatedAddress } from '#app/content/detail-addresses.ts';
import { isUnlisted } from '#app/content/detail-cards.ts';
import { fetchCards, peekCards } from '#app/content/fetched-cards.ts';
import type { Destination, DetailData } from '#app/content/page-data.ts';
import { storedCard } from '#app/content/stored-card.ts';
import { type Asked, askedFor, loaded, missing } from './detail-page.ts';

/** The card that a visitor selected, if it is the one that is asked for; null when the browser has stored none. */
function selectedCard({ page, name, language }: Asked): Card | null {
  const stored = storedCard(page.stored, language);
  return stored && isNamed(page, stored.title, name) ? stored : null;
}

/** Tells whether the browser has stored the card that an address names. */
export function isSelected(pathname: string): boolean {
  return selectedCard(askedFor(pathname)) !== null;
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
export async function detailClientLoader({ url }: Destination): Promise<DetailData> {
  const asked = askedFor(url.pathname);
  const { page, name, language } = asked;
  const selected = selectedCard(asked);
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

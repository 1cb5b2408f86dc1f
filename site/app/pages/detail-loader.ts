import { isCardName } from '@kontorwerk/contract/content/detail-cards';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import type { ContentSource } from '#app/content/content-source.ts';
import { buildDetailAddress } from '#app/content/detail-address.ts';
import { type DetailCards, findCards, readCards } from '#app/content/detail-cards.ts';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';
import type { DetailData } from '#app/content/page-data.ts';
import { queryCard } from '#app/content/page-query.ts';
import { type FindCards, findAddresses, findTranslatedAddress } from '#app/content/translations.ts';
import { buildDetailData, readDetailRequest, resolveMissingCard } from './detail-page.ts';
import { throwGone, throwRedirect } from './thrown-responses.ts';

/** Whether an address names, in any language, a job that was on the site and has ended. */
function isEnded(page: DetailPage, name: string, source: ContentSource): boolean {
  const titles = LANGUAGES.flatMap((language) => source.settings(language).ended_jobs ?? []);
  return titles.some((title) => isCardName(page, title, name));
}

/** Loads a detail page on the server, from the content store. */
export async function detailLoader({ content: source, place }: LoaderArgs): Promise<LoaderResult<DetailData>> {
  const { page, name, language } = readDetailRequest(place);
  let known: DetailCards;
  try {
    known = await readCards(page, (key) => source.answer(key, language, queryCard(name)));
  } catch (error) {
    console.error(`${place.pathname} has no content:`, error);
    return { data: { status: 'error' }, status: 503 };
  }
  // A language that was never loaded must not take down the pages of another.
  const cardsFor: FindCards = (other, query) => findCards(page, (key) => source.answer(key, other, query));
  const card = known.cards.find(({ title }) => isCardName(page, title, name));
  if (card) {
    const own = buildDetailAddress(page, card, language);
    // A role may be spelt with any number of hyphens (§2); redirects to the canonical spelling.
    if (decodeURIComponent(own) !== decodeURIComponent(place.pathname)) throwRedirect(own + place.search, 301);
    const addresses = await findAddresses(page, card, language, cardsFor);
    return { data: buildDetailData({ page, language }, card, known, addresses) };
  }
  const translated = await findTranslatedAddress(page, name, language, cardsFor);
  if (translated !== null) throwRedirect(translated + place.search);
  if (page.ends && isEnded(page, name, source)) throwGone();
  return { data: resolveMissingCard(page, language), status: 404 };
}

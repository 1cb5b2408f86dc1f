import { inLanguage } from '@kontorwerk/contract/address/address';
import { isIndexable } from '@kontorwerk/contract/content/detail-cards';
import { type Card, isWrittenIn } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/pages/page-table';
import type { DetailPage, PageName } from '@kontorwerk/contract/pages/pages';
import { chooseCardTitle } from '../../app/pages/page-title.ts';
import { type DescribedPage, describePage, isOwnPath, selectSmallPicture } from './described-page.ts';
import { blocks, blocksOf, oneLine } from './plain-text.ts';

/** The most different keyword lists in the memo. */
const KEYWORDS_KNOWN = 1_000;

/**
 * Memo of keyword lists, by the words in lines: most of thousands of cards share a few lists, so that each is held
 * once.
 */
const known = new Map<string, readonly string[]>();

/** Returns a card's keywords. */
function keywordsOf({ pro_category, category, location, job_type }: Card): readonly string[] {
  const words = [pro_category, category, ...location.split(/[,;/]/), job_type].map(oneLine);
  const keywords = [...new Set(words.filter((word) => word !== ''))];
  const key = keywords.join('\n');
  const before = known.get(key);
  if (before === undefined && known.size < KEYWORDS_KNOWN) known.set(key, keywords);
  return before ?? keywords;
}

function textOf({ detail_desc, html_field, project }: Card): string {
  if (project === null) return blocks([detail_desc, ...blocksOf(html_field)]);
  const { facts, case_html, quote, results_title, results } = project;
  const values = [...facts, ...results].flatMap(({ term, value, note }) => [term, value, note]);
  return blocks([detail_desc, ...blocksOf(case_html), results_title, ...values, quote?.text ?? '']);
}

/** Returns the day of a post; other cards' dates are years, or starting days of jobs. */
function dayOf(name: PageName, { date }: Card): string {
  return name === 'post' && /^\d{4}-\d\d-\d\d$/.test(date) ? date : '';
}

/**
 * Describes the page of a card for search engines; null if it has none to list.
 *
 * @param isWhole whether the card came with its text, or may have one that isn't here
 */
export function describeDetailPage(
  name: PageName,
  page: DetailPage,
  language: Language,
  card: Card,
  isWhole: boolean,
): DescribedPage | null {
  const path = pathOf(page, card.title);
  // A fallback for a missing translation is listed in its original language only.
  if (!isWrittenIn(card, language)) return null;
  if (card.title === '' || (isWhole && !isIndexable(page, card)) || !isOwnPath(name, path)) return null;
  const { seo, modified = '' } = card;
  return describePage(name, language, card.id === '' ? card.title : card.id, {
    path: inLanguage(path, language),
    title: oneLine(chooseCardTitle(card)),
    description: oneLine(seo?.description || card.description),
    image: seo?.image || card.image,
    picture: selectSmallPicture(card.image, card.image_set),
    date: dayOf(name, card),
    modified,
    keywords: keywordsOf(card),
    text: isWhole ? textOf(card) : '',
  });
}

import { inLanguage } from '@kontorwerk/contract/address/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/pages/page-table';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';

/** Returns the address of a card's detail page in a language (§2). */
export function buildDetailAddress(page: DetailPage, card: Card, language: Language): string {
  return inLanguage(pathOf(page, card.title), language);
}

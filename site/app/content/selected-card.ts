import { hasDetailPages, isCardName } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import type { StorageKey } from '@kontorwerk/contract/pages/pages';
import { isDetailData, isPageData } from './page-data.ts';

/** A card that links to another page, with the key that it is stored under on the way (§2). */
export type SelectedCard = { readonly card: Card; readonly stored: StorageKey };

/** Finds the card on the page that links to an address; null if there is none or its page stores none. */
export function findSelectedCard(shown: unknown, address: string): SelectedCard | null {
  const { page, name } = pageAt(address);
  const { stored } = page;
  if (stored === undefined) return null;
  const isLinked = ({ link }: Card) => {
    const linked = link === '' ? null : pageAt(link);
    return linked?.page === page && linked.name === name;
  };
  const isOwn = ({ title }: Card) => page.kind === 'detail' && title !== '' && isCardName(page, title, name);
  let card: Card | null | undefined;
  if (isPageData(shown) && shown.status === 'loaded') {
    const ofKind = shown.entry.meta.filter((section) => page.kind === 'detail' && hasDetailPages(page, section));
    const cards = shown.entry.meta.flatMap(({ card_components }) => card_components);
    card = ofKind.flatMap(({ card_components }) => card_components).find(isOwn) ?? cards.find(isLinked);
  } else if (isDetailData(shown) && shown.status === 'loaded') {
    const { previous, next, further } = shown;
    card = [next, ...further, previous].find((one) => one !== null && (isOwn(one) || isLinked(one)));
  }
  return card ? { card, stored } : null;
}

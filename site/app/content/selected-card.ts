import { hasDetails, isNamed } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import { pageAt } from '@kontorwerk/contract/page-table';
import type { StorageKey } from '@kontorwerk/contract/pages';
import { isDetailData, isPageData } from './page-data.ts';

/** A card that leads to another page, and where it is stored on the way (§2). */
export type SelectedCard = { readonly card: Card; readonly stored: StorageKey };

/** The card of what is shown that leads to an address; null where none does, or where none has to be stored. */
export function selectedCard(shown: unknown, address: string): SelectedCard | null {
  const { page, name } = pageAt(address);
  const { stored } = page;
  if (stored === undefined) return null;
  const isLinked = ({ link }: Card) => {
    const linked = link === '' ? null : pageAt(link);
    return linked?.page === page && linked.name === name;
  };
  const isOwn = ({ title }: Card) => page.kind === 'detail' && title !== '' && isNamed(page, title, name);
  let card: Card | null | undefined;
  if (isPageData(shown) && shown.status === 'loaded') {
    const ofKind = shown.entry.meta.filter((section) => page.kind === 'detail' && hasDetails(page, section));
    const cards = shown.entry.meta.flatMap(({ card_components }) => card_components);
    card = ofKind.flatMap(({ card_components }) => card_components).find(isOwn) ?? cards.find(isLinked);
  } else if (isDetailData(shown) && shown.status === 'loaded') {
    const { previous, next, further } = shown;
    card = [next, ...further, previous].find((one) => one !== null && (isOwn(one) || isLinked(one)));
  }
  return card ? { card, stored } : null;
}

import { languageOf } from '@kontorwerk/contract/address/address';
import type { CurrentPage } from '../base/current-page.ts';
import { findSelectedCard } from '../content/selected-card.ts';
import { storeCard } from '../content/store-card.ts';

/**
 * Stores the card that a visitor selects before the navigation to its page (§2). One delegated listener, because
 * sections with static markup need no script otherwise.
 */
export function storeSelectedCards(shown: () => CurrentPage, signal?: AbortSignal): void {
  const store = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const { place, data } = shown();
    const found = link?.origin === location.origin ? findSelectedCard(data, link.pathname) : null;
    if (found) storeCard(found.stored, found.card, languageOf(place.pathname));
  };
  addEventListener('click', store, { capture: true, signal });
}

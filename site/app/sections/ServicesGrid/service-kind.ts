import type { Card } from '@kontorwerk/contract/content/entry';
import type { DetailKind } from '#app/content/stored-cards.ts';
import { withoutLanguage } from '#app/language/address.ts';

/** Under which kind a card of the services grid is stored when a visitor selects it (§2): by where it leads. */
export function serviceKind({ link }: Pick<Card, 'link'>): Extract<DetailKind, 'ecommerce' | 'service'> {
  return withoutLanguage(link).startsWith('/ecommerce') ? 'ecommerce' : 'service';
}

import { withoutLanguage } from '@kontorwerk/contract/address';
import type { DetailKind } from './stored-cards.ts';

/** Under which kind a card that leads to an address of its own is stored when a visitor selects it (§2), if at all. */
export function linkedKind(link: string): Extract<DetailKind, 'ecommerce' | 'service'> | null {
  const path = withoutLanguage(link);
  if (/^\/ecommerce(-detail)?\//.test(path)) return 'ecommerce';
  return /^\/service(s|-detail)\//.test(path) ? 'service' : null;
}

import type { Office } from '@kontorwerk/contract/settings';
import { MAP_EMBEDS } from '../security/content-security-policy.ts';
import { isSafeAddress } from './backend-addresses.ts';

/** The pages' policy shows frames of one origin only; the link to the map is enough where there is no such frame. */
function isEmbeddable(address: string): boolean {
  return URL.parse(address)?.origin === MAP_EMBEDS;
}

/** Offices without the addresses that a page may not lead to or show. */
export function safeOffices(offices: readonly Office[]): readonly Office[] {
  return offices.map((office) => ({
    ...office,
    map_link: isSafeAddress(office.map_link) ? office.map_link : '',
    map_embed: isEmbeddable(office.map_embed) ? office.map_embed : '',
  }));
}

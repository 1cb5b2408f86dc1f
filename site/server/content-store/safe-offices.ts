import type { Report } from '@kontorwerk/contract/content/read-entries';
import type { Office } from '@kontorwerk/contract/settings';
import { MAP_EMBEDS } from '../security/content-security-policy.ts';
import { addressIf, isSafeAddress } from './backend-addresses.ts';

/** The pages' policy shows frames of one origin only; the link to the map is enough where there is no such frame. */
function isEmbeddable(address: string): boolean {
  return URL.parse(address)?.origin === MAP_EMBEDS;
}

/** Offices without the addresses that a page may not lead to or show; each of these is reported. */
export function safeOffices(offices: readonly Office[], at: string, report: Report): readonly Office[] {
  return offices.map((office, index) => ({
    ...office,
    map_link: addressIf(isSafeAddress, office.map_link, `${at}[${index}].map_link`, report),
    map_embed: addressIf(isEmbeddable, office.map_embed, `${at}[${index}].map_embed`, report),
  }));
}

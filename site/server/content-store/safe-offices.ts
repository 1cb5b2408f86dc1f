import type { Report } from '@kontorwerk/contract/content/read-entries';
import type { Office } from '@kontorwerk/contract/settings';
import { isTimeZone } from '@kontorwerk/contract/time-zone';
import { MAP_EMBEDS } from '../security/content-security-policy.ts';
import { addressIf, isSafeAddress } from './backend-addresses.ts';

/** The pages' policy shows frames of one origin only; the link to the map is enough where there is no such frame. */
function isEmbeddable(address: string): boolean {
  return URL.parse(address)?.origin === MAP_EMBEDS;
}

/**
 * The offices whose time zone there is, without the addresses that a page may not lead to or show; each of these, and each
 * office that is left out, is reported.
 */
export function safeOffices(offices: readonly Office[], at: string, report: Report): readonly Office[] {
  return offices.flatMap((office, index) => {
    const here = `${at}[${index}]`;
    if (!isTimeZone(office.time_zone)) {
      report({ at: here, problem: `the time zone of ${office.city} is none: ${office.time_zone}` });
      return [];
    }
    return {
      ...office,
      map_link: addressIf(isSafeAddress, office.map_link, `${here}.map_link`, report),
      map_embed: addressIf(isEmbeddable, office.map_embed, `${here}.map_embed`, report),
    };
  });
}

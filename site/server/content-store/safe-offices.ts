import type { Report } from '@kontorwerk/contract/content/read-entries';
import { isMapEmbed } from '@kontorwerk/contract/settings/map-address';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { isTimeZone } from '@kontorwerk/contract/settings/time-zone';
import { addressIf, isSafeAddress } from './backend-addresses.ts';

/** Returns the offices without unsafe addresses. Drops those with an unknown time zone; reports both. */
export function safeOffices(offices: readonly Office[], at: string, report: Report): readonly Office[] {
  return offices.flatMap((office, index) => {
    const here = `${at}[${index}]`;
    if (office.time_zone !== '' && !isTimeZone(office.time_zone)) {
      report({ at: here, problem: `the time zone of ${office.city} is none: ${office.time_zone}` });
      return [];
    }
    return {
      ...office,
      map_link: addressIf(isSafeAddress, office.map_link, `${here}.map_link`, report),
      map_embed: addressIf(isMapEmbed, office.map_embed, `${here}.map_embed`, report),
    };
  });
}

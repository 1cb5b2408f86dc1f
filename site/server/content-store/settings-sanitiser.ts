import type { Report } from '@kontorwerk/contract/content/read-entries';
import type {
  Navigation,
  NavigationColumn,
  NavigationGroup,
  NavigationLink,
} from '@kontorwerk/contract/navigation/navigation';
import { isMapEmbed } from '@kontorwerk/contract/settings/map-address';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { isTimeZone } from '@kontorwerk/contract/settings/time-zone';
import { checkAddress, isSafeAddress } from './backend-addresses.ts';
import { type AddressTools, normaliseAddress, normalisePicture } from './picture-normaliser.ts';

/** Returns the offices without unsafe addresses. Drops those with an unknown time zone; reports both. */
export function sanitiseOffices(offices: readonly Office[], at: string, report: Report): readonly Office[] {
  return offices.flatMap((office, index) => {
    const here = `${at}[${index}]`;
    if (office.time_zone !== '' && !isTimeZone(office.time_zone)) {
      report({ at: here, problem: `the time zone of ${office.city} is none: ${office.time_zone}` });
      return [];
    }
    return {
      ...office,
      map_link: checkAddress(isSafeAddress, office.map_link, `${here}.map_link`, report),
      map_embed: checkAddress(isMapEmbed, office.map_embed, `${here}.map_embed`, report),
    };
  });
}

/** Returns the links that a page may have, and reports the others. */
function sanitiseLinks(links: readonly NavigationLink[], at: string, tools: AddressTools): readonly NavigationLink[] {
  return links
    .map((link, index) => ({ ...link, to: normaliseAddress(link.to, `${at}[${index}].to`, tools) }))
    .filter(({ to }) => to !== '');
}

function sanitiseColumns(columns: readonly NavigationColumn[], at: string, tools: AddressTools) {
  return columns
    .map(({ title, links }, index) => ({ title, links: sanitiseLinks(links, `${at}[${index}].links`, tools) }))
    .filter(({ links }) => links.length > 0);
}

function sanitiseGroup(group: NavigationGroup, at: string, tools: AddressTools): NavigationGroup {
  const { teaser } = group;
  return {
    ...group,
    to: normaliseAddress(group.to, `${at}.to`, tools),
    call_link: normaliseAddress(group.call_link, `${at}.call_link`, tools),
    columns: sanitiseColumns(group.columns, `${at}.columns`, tools),
    teaser: {
      ...normalisePicture(teaser, `${at}.teaser`, tools),
      to: normaliseAddress(teaser.to, `${at}.teaser.to`, tools),
    },
  };
}

/** Returns menu and footer without unsafe addresses; a menu with nothing left is omitted. */
export function sanitiseNavigation(
  { menu, footer, legal, ...rest }: Partial<Navigation>,
  at: string,
  tools: AddressTools,
): Partial<Navigation> {
  const groups = menu
    ?.map((group, index) => sanitiseGroup(group, `${at}.menu[${index}]`, tools))
    .filter(({ to }) => to !== '');
  return {
    ...rest,
    ...(groups && groups.length > 0 && { menu: groups }),
    ...(footer && { footer: sanitiseColumns(footer, `${at}.footer`, tools) }),
    ...(legal && { legal: sanitiseLinks(legal, `${at}.legal`, tools) }),
  };
}

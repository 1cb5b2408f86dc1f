import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Office } from '@kontorwerk/contract/settings/office';
import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, Organization } from 'schema-dts';
import type { SiteData } from '#app/base/site-data.ts';
import { parsePostalAddress } from './postal-address.ts';
import { buildOfficeId, buildSiteIds, makeAbsolute } from './site-addresses.ts';

/** Which data of the offices a page shows. */
export type ShownOffices = {
  /** Their names and addresses. */
  readonly places: boolean;
  /** Their opening hours. */
  readonly hours: boolean;
};

const DAYS: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hoursOf({ opens, closes, workdays }: Office): OpeningHoursSpecification {
  const dayOfWeek = workdays.flatMap((day) => DAYS[day - 1] ?? []);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

type OfficeNode = LocalBusiness & { readonly '@id': string };

/** Describes an office; null without a parsable address, which search engines require. */
function officeNode(office: Office, site: SiteData, language: Language, hours: boolean): OfficeNode | null {
  const { settings, publicUrl } = site;
  const { code, city, phone, latitude, longitude, map_link } = office;
  const address = parsePostalAddress(office.address, language);
  if (address === null) return null;
  // The page shows no hours for an office in an unknown time zone.
  const isTimed = hours && site.zones[office.time_zone] !== undefined;
  const isPlaced = latitude !== 0 || longitude !== 0;
  return {
    '@type': 'LocalBusiness',
    '@id': buildOfficeId(publicUrl, code === '' ? city : code),
    name: `${settings.brand_name} ${city}`,
    address,
    ...(phone !== '' && { telephone: phone }),
    ...(isPlaced && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(map_link !== '' && { hasMap: map_link }),
    ...(isTimed && { openingHoursSpecification: hoursOf(office) }),
    parentOrganization: { '@id': buildSiteIds(publicUrl, language).organization },
  };
}

/** Describes the agency and the office data that a page shows. */
export function describeOrganization(
  site: SiteData,
  language: Language,
  shown: ShownOffices,
): readonly (LocalBusiness | Organization)[] {
  const { settings, publicUrl } = site;
  const offices = shown.places
    ? settings.offices.flatMap((office) => officeNode(office, site, language, shown.hours) ?? [])
    : [];
  const { email, phone, socials } = site.contactBar ?? settings;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': buildSiteIds(publicUrl, language).organization,
    name: settings.brand_name,
    url: makeAbsolute(publicUrl, '/'),
    logo: makeAbsolute(publicUrl, '/icon-512.png'),
    ...(shown.places && {
      ...(settings.legal_name !== '' && { legalName: settings.legal_name }),
      ...(email !== '' && { email }),
      ...(phone !== '' && { telephone: phone }),
      ...((email !== '' || phone !== '') && {
        contactPoint: {
          '@type': 'ContactPoint',
          ...(email !== '' && { email }),
          ...(phone !== '' && { telephone: phone }),
          availableLanguage: [...LANGUAGES],
        },
      }),
      ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
      ...(offices.length > 0 && {
        subOrganization: offices.map((office) => ({ '@id': office['@id'] })),
      }),
    }),
  };
  return [organization, ...offices];
}

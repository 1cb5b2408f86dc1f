import type { Section } from '@kontorwerk/contract/content/entry';
import type { Office } from '@kontorwerk/contract/settings/settings';

/** An office on the contact map; `html` is a text below its address. */
export type MapOffice = Pick<
  Office,
  'code' | 'city' | 'address' | 'phone' | 'time_zone' | 'latitude' | 'longitude' | 'map_link' | 'map_embed'
> & {
  readonly html: string;
};

/** Defaults for a place that is none of the site's offices. */
const ELSEWHERE = { code: '', phone: '', time_zone: '', latitude: 0, longitude: 0, map_embed: '' };

/** Returns the non-empty fields of an office, so that empty ones don't override known values. */
function omitEmptyFields(office: Office): Partial<Office> {
  return Object.fromEntries(Object.entries(office).filter(([, value]) => value !== '' && value !== 0));
}

/**
 * Returns the offices of a contact map: those named by its cards (§3), with the section's own details, else the
 * section's own, else the site's. Missing details are filled in from the site's offices.
 */
export function listMapOffices(
  { offices, card_components }: Pick<Section, 'offices' | 'card_components'>,
  ofSite: readonly Office[],
): readonly MapOffice[] {
  const isOfCards = card_components.length > 0 && (offices.length === 0 || offices.length === card_components.length);
  if (!isOfCards) return (offices.length > 0 ? offices : ofSite).map((office) => ({ ...office, html: '' }));
  return card_components.map(({ title, location, description, link, html_field }, at) => {
    const known = ofSite.find(({ code, city }) => city === title || code === location);
    const own = offices[at];
    const said = own ? omitEmptyFields(own) : { city: title, address: description, map_link: link };
    return { ...ELSEWHERE, city: '', address: '', map_link: '', ...known, ...said, html: html_field };
  });
}

import type { Section } from '@kontorwerk/contract/content/entry';
import type { Office } from '@kontorwerk/contract/settings';

/** An office as the contact map shows it; `html` is a text below its address. */
export type MapOffice = Pick<
  Office,
  'code' | 'city' | 'address' | 'phone' | 'time_zone' | 'latitude' | 'longitude' | 'map_link' | 'map_embed'
> & {
  readonly html: string;
};

/** What is known of a place that is none of the site's offices. */
const ELSEWHERE = { code: '', phone: '', time_zone: '', latitude: 0, longitude: 0, map_embed: '' };

/**
 * The offices of a contact map: its own, else those that its cards name (§3), else the site's. A card says little of
 * an office; the rest, the map to embed among it, is known where it is one of the site's.
 */
export function mapOffices(
  { offices, card_components }: Pick<Section, 'offices' | 'card_components'>,
  ofSite: readonly Office[],
): readonly MapOffice[] {
  if (offices.length > 0 || card_components.length === 0) {
    return (offices.length > 0 ? offices : ofSite).map((office) => ({ ...office, html: '' }));
  }
  return card_components.map(({ title, location, description, link, html_field }) => {
    const known = ofSite.find(({ code, city }) => city === title || code === location);
    return { ...(known ?? ELSEWHERE), city: title, address: description, map_link: link, html: html_field };
  });
}

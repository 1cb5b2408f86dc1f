import type { Card } from '@kontorwerk/contract/content/entry';
import type { Office } from '@kontorwerk/contract/settings';

/** An office as the contact map shows it. */
export type MapOffice = {
  readonly code: string;
  readonly city: string;
  readonly address: string;
  readonly phone: string;
  readonly zone: string;
  /** A plain link to the map. */
  readonly link: string;
  /** The address of the map to embed; empty where there is none. */
  readonly embed: string;
};

/**
 * The offices of a contact map: its cards, or the site's own when it has none. A card only names an office; the
 * map to embed comes from the settings.
 */
export function mapOffices(cards: readonly Card[], offices: readonly Office[]): readonly MapOffice[] {
  if (cards.length === 0) {
    return offices.map(({ code, city, address, phone, time_zone, map_link, map_embed }) => ({
      code,
      city,
      address,
      phone,
      zone: time_zone,
      link: map_link,
      embed: map_embed,
    }));
  }
  return cards.map((card) => {
    const office = offices.find(({ code, city }) => code === card.location || city === card.title);
    return {
      code: card.location,
      city: card.title,
      address: card.description,
      phone: card.detail_desc,
      zone: card.time_zone,
      link: card.link,
      embed: office?.map_embed ?? '',
    };
  });
}

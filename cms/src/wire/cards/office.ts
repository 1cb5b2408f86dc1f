import type { Card } from '@kontorwerk/contract/content/entry';
import { BLANK_CARD } from '../blank.ts';
import type { WireContext } from '../context.ts';
import { escapeHtml } from '../html.ts';
import type { Doc } from '../parts.ts';
import { officeOf } from '../settings.ts';

/**
 * An office on the contact map (§2): `link` is the plain map link, `html_field` a link to the embeddable map (a
 * link only: the site embeds it after the visitor agreed), `detail_desc` the phone number.
 */
export function officeCard(row: Doc, { language }: WireContext): Card {
  const office = officeOf(row, language);
  return {
    ...BLANK_CARD,
    id: `office-${office.code}`,
    title: office.city,
    description: office.address,
    location: office.code,
    link: office.map_link,
    html_field: `<a href="${escapeHtml(office.map_embed)}">OpenStreetMap: ${escapeHtml(office.city)}</a>`,
    detail_desc: office.phone,
    time_zone: office.time_zone,
    opens: office.opens,
    closes: office.closes,
  };
}

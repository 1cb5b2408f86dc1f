import { type AddressedMap, coordinatesIn, mapAt } from '../settings/map-address.ts';
import { type Office, USUAL_HOURS } from '../settings/office.ts';
import { htmlToText } from '../wordpress/html-to-text.ts';
import { LONGEST_TEXT } from '../wordpress/text-value.ts';
import type { Card } from './entry.ts';

/** The time zones of the four offices (§1), by city. */
const ZONES: Readonly<Record<string, string>> = {
  munich: 'Europe/Berlin',
  münchen: 'Europe/Berlin',
  duisburg: 'Europe/Berlin',
  chennai: 'Asia/Kolkata',
  karachi: 'Asia/Karachi',
};

/** The most lines of a text that are examined. */
const LINES_MAX = 50;

/** The longest city, in characters. */
const CITY_MAX = 60;

/** A tag contains no further `<`, so that a match never runs past the next tag. */
const FRAME = /<iframe\b([^<>]*)>(?:[^<]*<\/iframe\s*>)?/gi;
const LINK = /<a\b([^<>]*)>/gi;

function attributeIn(attributes: string, name: 'src' | 'href'): string {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)(?:data-)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
}

function addressesIn(html: string, tag: RegExp, name: 'src' | 'href'): readonly string[] {
  return [...html.matchAll(tag)].map(([, attributes = '']) => attributeIn(attributes, name));
}

/** The text of HTML, line by line. */
function linesOf(html: string): readonly string[] {
  return htmlToText(html.slice(0, LONGEST_TEXT), { isMultiline: true })
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, LINES_MAX);
}

/** The map of a card: the frame in its text, else its links and lines. */
function mapOf(card: Card): AddressedMap | null {
  const { html_field, link, button_link, location, description } = card;
  const framed = addressesIn(html_field, FRAME, 'src').map(mapAt);
  const linked = addressesIn(html_field, LINK, 'href').map(mapAt);
  const said = [link, button_link, location, description, ...linesOf(html_field)].map(mapAt);
  return [...framed, ...said, ...linked].find((map) => map !== null) ?? null;
}

function cityOf({ title, location, html_field, description }: Card, at: number): string {
  const isPlain = location !== '' && mapAt(location) === null;
  const [described = ''] = description.trim().split('\n');
  const text = [title, isPlain ? location : '', linesOf(html_field)[0], described.trim()].find((name) => name);
  return text?.slice(0, CITY_MAX) ?? String(at + 1);
}

function zoneOf(city: string): string {
  return (
    city
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => (Object.hasOwn(ZONES, word) ? (ZONES[word] ?? []) : []))[0] ?? ''
  );
}

function phoneIn({ detail_desc }: Card): string {
  return /^\+?[\d\s()/-]{6,30}$/.test(detail_desc) ? detail_desc : '';
}

/** The card's link to its map: the one it has, unless that embeds a frame. */
function linkOf({ link }: Card, map: AddressedMap | null): string {
  const named = link === '' || coordinatesIn(link) !== null ? null : mapAt(link);
  const isFrame = named !== null && (named.embed === link || /\/embed\b|output=embed/.test(link));
  if (link === '' || isFrame || coordinatesIn(link) !== null) return map?.link ?? link;
  return link;
}

/**
 * Derives the offices of a contact map from its cards (§2, §7), one per card, by the maps in their texts and links; a
 * card without one has no embedded map. Takes the HTML as sent, before it is sanitised.
 */
export function readOfficesOfCards(cards: readonly Card[]): readonly Office[] {
  return cards.map((card, at) => {
    const map = mapOf(card);
    const city = cityOf(card, at);
    return {
      code: /^[A-Z]{2,4}$/.test(card.location) ? card.location : '',
      city,
      address: coordinatesIn(card.description) === null ? card.description : '',
      phone: phoneIn(card),
      time_zone: zoneOf(city),
      ...USUAL_HOURS,
      latitude: map?.place?.latitude ?? 0,
      longitude: map?.place?.longitude ?? 0,
      map_link: linkOf(card, map),
      map_embed: map?.embed ?? '',
    };
  });
}

/** Removes the frames of maps from HTML: the office's own map replaces them. */
export function withoutMapFrames(html: string): string {
  return html.replace(FRAME, (frame: string, attributes: string) =>
    mapAt(attributeIn(attributes, 'src')) === null ? frame : '',
  );
}

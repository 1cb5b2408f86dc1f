import { type Coordinates, mapEmbed, mapLink } from './office-map.ts';

/** A map that an address links to or embeds. */
export type AddressedMap = {
  /** The map's place; null if the address has no coordinates. */
  readonly place: Coordinates | null;
  /** The address of the embeddable map, of a provider that pages may frame. */
  readonly embed: string;
  /** The address of the map as a full page. */
  readonly link: string;
};

/** The longest address that is parsed, in characters; real map links are shorter. */
const ADDRESS_MAX = 4_000;

const GOOGLE = /^(?:(?:www|maps)\.)?google\.(?:com|[a-z]{2,3}|com?\.[a-z]{2})$/;
const GOOGLE_MAPS = 'https://www.google.com/maps';
const OPENSTREETMAP = /^(?:www\.)?openstreetmap\.org$/;
const GOOGLE_MAPS_PATH = /^\/maps(?:\/|$)/;
/** Paths of Google that show a map in a frame. */
const GOOGLE_EMBED = /^\/maps\/(?:embed(?:\/v1\/\w+)?|d\/(?:u\/\d\/)?embed)$/;

/** Decimal degrees with points, or with decimal commas if another separator stands between the two. */
const DEGREES = [
  /^(?:loc:)?\s*([+-]?\d{1,2}\.\d+)°?\s*[,;+\s]\s*([+-]?\d{1,3}\.\d+)°?$/,
  /^([+-]?\d{1,2},\d+)°?\s*[;\s]\s*([+-]?\d{1,3},\d+)°?$/,
];

function placeOf(latitude: string | undefined, longitude: string | undefined): Coordinates | null {
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude: Number(latitude.replace(',', '.')), longitude: Number(longitude.replace(',', '.')) };
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnEarth && (place.latitude !== 0 || place.longitude !== 0) ? place : null;
}

/** Reads coordinates as people write them, such as `48.1374, 11.5755`; null for anything else. */
export function coordinatesIn(text: string): Coordinates | null {
  const spelt = text.trim().slice(0, 60);
  for (const pattern of DEGREES) {
    const [, latitude, longitude] = pattern.exec(spelt) ?? [];
    const place = placeOf(latitude, longitude);
    if (place !== null) return place;
  }
  return null;
}

function atPlace(place: Coordinates, embed = mapEmbed(place), link = mapLink(place)): AddressedMap {
  return { place, embed, link };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** Google's map of search results. */
function googleSearch(query: string): AddressedMap {
  const embed = new URL(GOOGLE_MAPS);
  embed.searchParams.set('q', query);
  embed.searchParams.set('output', 'embed');
  const link = new URL(`${GOOGLE_MAPS}/search/`);
  link.searchParams.set('api', '1');
  link.searchParams.set('query', query);
  return { place: null, embed: embed.href, link: link.href };
}

/** Reads the coordinates in Google's data parameter: of the place itself (`!3d…!4d…`), else of the map's centre. */
function placeInData(text: string): Coordinates | null {
  const [, latitude, longitude] = /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/.exec(text) ?? [];
  const [, east, north] = /!2d(-?\d{1,3}\.\d+)!3d(-?\d{1,2}\.\d+)/.exec(text) ?? [];
  const [, middle, across] = /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(text) ?? [];
  return placeOf(latitude, longitude) ?? placeOf(north, east) ?? placeOf(middle, across);
}

const GOOGLE_QUERIES = ['q', 'query', 'destination', 'daddr', 'll', 'center', 'sll'];

function googleMap(url: URL): AddressedMap | null {
  const { pathname, searchParams } = url;
  const isMaps = url.hostname.startsWith('maps.') || GOOGLE_MAPS_PATH.test(pathname);
  if (!isMaps) return null;
  if (GOOGLE_EMBED.test(pathname)) {
    const place = placeInData(searchParams.get('pb') ?? '');
    const embed = `https://www.google.com${pathname}${url.search}`;
    const query = searchParams.get('q') ?? '';
    const link = place === null ? (query === '' ? embed : googleSearch(query).link) : mapLink(place);
    return { place, embed, link };
  }
  const [, named = ''] = /^\/maps\/(?:place|search|dir\/)\/?([^/@]+)/.exec(pathname) ?? [];
  const queries = [...GOOGLE_QUERIES.map((name) => searchParams.get(name) ?? ''), decoded(named)];
  const asked = queries.map((query) => query.trim()).filter((query) => query !== '');
  const place = asked.map(coordinatesIn).find((found) => found !== null) ?? placeInData(pathname);
  const isFramed = searchParams.get('output') === 'embed';
  const [query] = asked;
  if (isFramed && query !== undefined) return { ...googleSearch(query), place };
  if (place !== null) return atPlace(place);
  return query === undefined ? null : googleSearch(query.slice(0, 200));
}

function openStreetMap(url: URL): AddressedMap | null {
  const { searchParams, hash } = url;
  const [, north, east] = /^#map=\d+(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const marked = placeOf(searchParams.get('mlat') ?? undefined, searchParams.get('mlon') ?? undefined);
  const marker = coordinatesIn(searchParams.get('marker') ?? '');
  const [west, south, right, top] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  const isBox = [west, south, right, top].every((edge) => Number.isFinite(edge));
  const middle = isBox
    ? placeOf(String(((south ?? 0) + (top ?? 0)) / 2), String(((west ?? 0) + (right ?? 0)) / 2))
    : null;
  const place = marked ?? marker ?? placeOf(north, east) ?? middle;
  if (place === null || Number.isNaN(place.latitude + place.longitude)) return null;
  const isFramed = url.pathname === '/export/embed.html';
  return atPlace(place, isFramed ? `https://www.openstreetmap.org/export/embed.html${url.search}` : undefined);
}

/**
 * Parses a map's address: links to Google Maps and OpenStreetMap as people copy them, their frames, `geo:` and plain
 * coordinates. Null for any other address, and for short links, which only their provider can resolve. Coordinates are
 * shown on OpenStreetMap, queries on Google Maps; an embed code keeps its provider.
 */
export function mapAt(address: string): AddressedMap | null {
  const text = address.trim().replace(/&(?:amp|#0*38);/g, '&');
  if (text.length > ADDRESS_MAX) return null;
  const coordinates = coordinatesIn(/^geo:/i.test(text) ? text.slice('geo:'.length).replace(/[?;].*/s, '') : text);
  if (coordinates !== null) return atPlace(coordinates);
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return null;
  if (GOOGLE.test(url.hostname)) return googleMap(url);
  return OPENSTREETMAP.test(url.hostname) ? openStreetMap(url) : null;
}

/** Whether pages may frame an address: a map of one of the two providers, as a browser resolves the address. */
export function isMapEmbed(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.origin === 'https://www.openstreetmap.org') return url.pathname === '/export/embed.html';
  return url.origin === 'https://www.google.com' && GOOGLE_MAPS_PATH.test(url.pathname);
}

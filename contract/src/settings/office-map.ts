/** A place, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** The margin that the embedded map shows on each side of the office, in degrees: a few streets. */
const MARGIN = { latitude: 0.004, longitude: 0.008 } as const;

/** A plain link to a place on OpenStreetMap. */
export function mapLink({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The address of OpenStreetMap's embeddable map with a marker at a place (§7, map embeds). */
export function mapEmbed({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - MARGIN.longitude,
    latitude - MARGIN.latitude,
    longitude + MARGIN.longitude,
    latitude + MARGIN.latitude,
  ];
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  url.searchParams.set('bbox', box.map((edge) => edge.toFixed(4)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}

import type { Office } from '@kontorwerk/contract/settings/settings';

/** A point on the map's picture, in its own units. */
export type Point = { readonly x: number; readonly y: number };
/** An office on the picture, with its label to the left or right. */
export type DrawnOffice = Point & Pick<Office, 'code' | 'city'> & { readonly side: 'left' | 'right' };

/** The picture's size in its own units. */
export const MAP = { width: 1680, height: 1440 } as const;
/** The edges of the picture (`land.svg`), a Mercator map, in degrees. */
const EDGES = { west: -20, east: 98, north: 64.5, south: -17.05 } as const;
/** From this fraction of the width on there is no room for a label at the right. */
const ROOM_UNTIL = 0.8;

function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}

const [TOP, BOTTOM] = [mercator(EDGES.north), mercator(EDGES.south)];

function pointOf({ latitude, longitude }: Pick<Office, 'latitude' | 'longitude'>): Point {
  return {
    x: ((longitude - EDGES.west) / (EDGES.east - EDGES.west)) * MAP.width,
    y: ((TOP - mercator(latitude)) / (TOP - BOTTOM)) * MAP.height,
  };
}

function isShown({ x, y }: Point): boolean {
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height;
}

/** Returns the side away from a point's nearest neighbour. */
function freeSide(point: Point, points: readonly Point[]): DrawnOffice['side'] {
  if (point.x > MAP.width * ROOM_UNTIL) return 'left';
  const distance = ({ x, y }: Point) => Math.hypot(x - point.x, y - point.y);
  const [nearest] = points.filter((other) => other !== point).toSorted((a, b) => distance(a) - distance(b));
  return nearest && nearest.x > point.x ? 'left' : 'right';
}

type LocatedOffice = Pick<Office, 'code' | 'city' | 'latitude' | 'longitude'>;

/** Returns the offices on the picture from west to east, without those outside of it or without coordinates (0, 0). */
export function placeOffices(offices: readonly LocatedOffice[]): readonly DrawnOffice[] {
  const shown = offices
    .filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
    .map((office) => ({ code: office.code, city: office.city, ...pointOf(office) }))
    .filter(isShown)
    .toSorted((a, b) => a.x - b.x);
  return shown.map((office) => ({ ...office, side: freeSide(office, shown) }));
}

/** How far a route curves north, as a fraction of its length. */
const SWING = 0.25;

/** Draws the routes from each office to the next, as an SVG path. */
export function drawRoutes(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, at) => {
      const from = points[at] ?? to;
      const middle = {
        x: (from.x + to.x) / 2 + SWING * (to.y - from.y),
        y: (from.y + to.y) / 2 - SWING * (to.x - from.x),
      };
      const [start, bend, end] = [from, middle, to].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
      return `M${start}Q${bend} ${end}`;
    })
    .join('');
}

import styles from './CallPattern.module.css';
import { createCallPattern, PATTERN_SIDE, type Shape, type Tile } from './call-pattern.ts';

/** The shapes in a square of 100. */
const PATHS: Readonly<Record<Exclude<Shape, 'halves'>, string>> = {
  'south-west': 'M0 100V0A100 100 0 0 1 100 100Z',
  'north-east': 'M100 0V100A100 100 0 0 1 0 0Z',
  'south-east': 'M100 100H0A100 100 0 0 1 100 0Z',
  'north-west': 'M0 0H100A100 100 0 0 1 0 100Z',
  ring: 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50ZM31 50A19 19 0 1 0 69 50A19 19 0 1 0 31 50Z',
  frame: 'M0 0H100V100H0ZM30 30V70H70V30Z',
};
const UPPER_HALF = 'M0 50A50 50 0 0 1 100 50Z';
const LOWER_HALF = 'M0 100A50 50 0 0 1 100 100Z';

const COLOURS = [styles.first, styles.second, styles.third, styles.fourth];

function TileShape({ tile }: { readonly tile: Tile }) {
  if (tile.shape !== 'halves') return <path className={COLOURS[tile.colour]} d={PATHS[tile.shape]} />;
  return (
    <>
      <path className={COLOURS[tile.colour]} d={UPPER_HALF} />
      <path className={COLOURS[tile.second]} d={LOWER_HALF} />
    </>
  );
}

type Place = { readonly tile: Tile; readonly x: number; readonly y: number };

function placeTile(tiles: readonly Tile[]): readonly Place[] {
  return tiles.map((tile, index) => ({
    tile,
    x: (index % PATTERN_SIDE) * 100,
    y: Math.floor(index / PATTERN_SIDE) * 100,
  }));
}

/** A decorative pattern of the brand's shapes, derived from the text. */
export function CallPattern({ text }: { readonly text: string }) {
  const side = PATTERN_SIDE * 100;
  return (
    <svg
      className={`screen-only ${styles.pattern}`}
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {placeTile(createCallPattern(text)).map(({ tile, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <TileShape tile={tile} />
        </g>
      ))}
    </svg>
  );
}

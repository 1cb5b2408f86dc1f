export type Shape = 'south-west' | 'north-east' | 'south-east' | 'north-west' | 'halves' | 'ring' | 'frame';
/** Index of one of the pattern's four colours. */
export type Colour = 0 | 1 | 2 | 3;
/** A square of the pattern: its shape, its colour, and the colour of its second shape. */
export type Tile = { readonly shape: Shape; readonly colour: Colour; readonly second: Colour };

/** The tiles per row, and the rows. */
export const PATTERN_SIDE = 4;

/** The pattern as designed; quarter discs are named by the corner that has their centre. */
const DRAWN: readonly (readonly [Shape, Colour, Colour])[] = [
  ['south-west', 0, 0],
  ['halves', 1, 3],
  ['north-east', 2, 2],
  ['frame', 3, 3],
  ['ring', 1, 1],
  ['south-east', 2, 2],
  ['north-west', 0, 0],
  ['halves', 3, 0],
  ['north-east', 1, 1],
  ['frame', 2, 2],
  ['south-west', 3, 3],
  ['ring', 0, 0],
  ['south-east', 1, 1],
  ['north-west', 2, 2],
  ['frame', 0, 0],
  ['halves', 2, 1],
];

const ORDERS: readonly (readonly [Colour, Colour, Colour, Colour])[] = [
  [0, 1, 2, 3],
  [2, 1, 3, 0],
  [0, 3, 2, 1],
  [3, 1, 0, 2],
];

function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

/**
 * Derives a pattern from a text by shifting and recolouring the design; the same text always yields the same pattern.
 */
export function createCallPattern(text: string): readonly Tile[] {
  const seed = seedOf(text);
  const down = seed % PATTERN_SIDE;
  const along = Math.floor(seed / PATTERN_SIDE) % PATTERN_SIDE;
  const order = ORDERS[Math.floor(seed / PATTERN_SIDE ** 2) % ORDERS.length] ?? [0, 1, 2, 3];
  return DRAWN.map((_, index) => {
    const row = (Math.floor(index / PATTERN_SIDE) + down) % PATTERN_SIDE;
    const column = (index + along) % PATTERN_SIDE;
    const [shape, colour, second] = DRAWN[row * PATTERN_SIDE + column] ?? ['frame', 0, 0];
    return { shape, colour: order[colour], second: order[second] };
  });
}

/** An application on the board. */
export type Card = {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly years: number | null;
  /** Who works on it; empty where nobody does. */
  readonly colleague: string;
  /** The day that it was received (`2026-03-31`). */
  readonly received: string;
};

/** The applications in a state, the latest first. */
export type Column = {
  readonly status: string;
  readonly cards: readonly Card[];
  /** So many there are; some of them may stand in the list alone. */
  readonly total: number;
};

/** The board after a card was put into another column. */
export function moved(columns: readonly Column[], id: number, to: string): readonly Column[] {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (card === undefined) return columns;
  return columns.map((column) => {
    const rest = column.cards.filter((one) => one !== card);
    const wasHere = rest.length < column.cards.length;
    if (column.status === to) return wasHere ? column : { ...column, cards: [card, ...rest], total: column.total + 1 };
    return wasHere ? { ...column, cards: rest, total: column.total - 1 } : column;
  });
}

/** An application on the board. */
export type Card = {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly years: number | null;
  /** The assignee's name; empty without one. */
  readonly colleague: string;
  /** The day of its arrival (`2026-03-31`). */
  readonly received: string;
};

/** The applications in a state, the latest first. */
export type Column = {
  readonly status: string;
  readonly cards: readonly Card[];
  /** Their number; the list may show more than the board. */
  readonly total: number;
};

/** Returns the board after a card is moved to another column. */
export function moveCard(columns: readonly Column[], id: number, to: string): readonly Column[] {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (card === undefined) return columns;
  return columns.map((column) => {
    const rest = column.cards.filter((one) => one !== card);
    const wasHere = rest.length < column.cards.length;
    if (column.status === to) return wasHere ? column : { ...column, cards: [card, ...rest], total: column.total + 1 };
    return wasHere ? { ...column, cards: rest, total: column.total - 1 } : column;
  });
}

import type { KeyboardEvent, Ref } from 'react';

/** What the field asks of the results below it. */
export type ShownResults = {
  /** A key was pressed in the field. */
  onKey(event: KeyboardEvent): void;
  /** Where the result leads that keys have chosen; null where none is. */
  chosen(): string | null;
};

export type SearchResultsProps = {
  readonly ref: Ref<ShownResults>;
  /** The list's, of which those of its results are made. */
  readonly id: string;
  readonly query: string;
  /** Told whether there are any. */
  readonly onResults: (areThere: boolean) => void;
  /** Told the id of the result that keys have chosen. */
  readonly onChoice: (id: string | undefined) => void;
  /** Called when somebody goes where a result leads. */
  readonly onLeave: () => void;
};

import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** What is said of one thing, and, with `{count}` in it, of any other number of them. */
export type Counted = { readonly one: LocalText; readonly other: LocalText };

/** What is said of a number of things. */
export function counted({ one, other }: Counted, count: number, reader: Language): string {
  return (count === 1 ? one : other)[reader].replace('{count}', String(count));
}

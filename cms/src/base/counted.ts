import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** The singular of a message, and the plural with `{count}` in it. */
export type Counted = { readonly one: LocalText; readonly other: LocalText };

/** Returns the singular or plural of a message for a number of things. */
export function counted({ one, other }: Counted, count: number, reader: Language): string {
  return (count === 1 ? one : other)[reader].replace('{count}', String(count));
}

import type { LocalText } from '@kontorwerk/contract/languages';

/** The operators of filters on dates, as they read before a date; Payload's are those of numbers. */
export const DATE_OPERATORS = {
  equals: { en: 'on', de: 'am' },
  not_equals: { en: 'not on', de: 'nicht am' },
  greater_than: { en: 'after', de: 'nach dem' },
  less_than: { en: 'before', de: 'vor dem' },
  greater_than_equal: { en: 'from', de: 'ab dem' },
  less_than_equal: { en: 'until', de: 'bis zum' },
  exists: { en: 'is given', de: 'ist angegeben' },
} as const satisfies Record<string, LocalText>;

export type DateOperator = keyof typeof DATE_OPERATORS;

/** Whether an operator is one of a date's. */
export function isDateOperator(operator: string | undefined): operator is DateOperator {
  return operator !== undefined && operator in DATE_OPERATORS;
}

/** One condition of a list's filters, as `{ path: { operator: value } }`. */
export type Condition = { readonly path: string; readonly operator: DateOperator; readonly value: unknown };

/** Reads the condition on a date; other operators, such as from an old link, become the first. */
export function readCondition(condition: object | undefined): Condition | null {
  const [entry] = Object.entries(condition ?? {});
  if (entry === undefined) return null;
  const [path, compared] = entry;
  const [operator, value] = Object.entries(compared ?? {})[0] ?? [];
  return { path, operator: isDateOperator(operator) ? operator : 'equals', value };
}

/** Returns the condition with another operator: a date and the answer whether there is one are no values of each other. */
export function withOperator({ path, operator, value }: Condition, next: DateOperator): Condition {
  const isSameKind = (operator === 'exists') === (next === 'exists');
  return { path, operator: next, value: isSameKind ? value : undefined };
}

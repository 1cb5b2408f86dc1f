import type { LocalText } from '@kontorwerk/contract/languages';

/** What is said of something that was planned. */
export const STATES = {
  publish: { en: 'is published {date}', de: 'wird veröffentlicht: {date}' },
  unpublish: { en: 'is taken off {date}', de: 'wird zurückgezogen: {date}' },
  overdue: { en: 'OVERDUE since {date}', de: 'ÜBERFÄLLIG seit {date}' },
  failed: { en: 'FAILED {date}: schedule it again', de: 'FEHLGESCHLAGEN {date}: bitte neu planen' },
} as const satisfies Record<string, LocalText>;

/** The runner looks every other second; what waits longer than this waits for nothing. In milliseconds. */
const LATE_MS = 60_000;

/** How far something is that was planned. */
export function stateOfPlan(
  type: 'publish' | 'unpublish',
  { hasError, at }: { readonly hasError: boolean; readonly at: number },
  now: number,
): keyof typeof STATES {
  if (hasError) return 'failed';
  return at + LATE_MS < now ? 'overdue' : type;
}

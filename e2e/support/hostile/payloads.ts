/** An attacker's content: every payload calls a marker, or requests a marked address, with its number. */
import { addressPayloads, carriers } from './addresses.ts';
import { breakouts } from './breakouts.ts';
import { eventHandlers } from './event-handlers.ts';
import { confusions } from './parser-confusions.ts';
import type { Template } from './payload-template.ts';

/** The function on every page that payloads call. */
export const MARKER = '__ran';

const TEMPLATES: readonly Template[] = [
  ...eventHandlers,
  ...confusions,
  ...breakouts,
  ...carriers,
  ...addressPayloads.map(({ address }) => address),
  ...addressPayloads.map(({ link }) => link),
];

/** Returns all payloads, numbered by index. @param marked the address that payloads request, without an end slash */
export function payloadsFor(marked: string): readonly string[] {
  return TEMPLATES.map((template, number) => template({ js: `${MARKER}(${number})`, url: `${marked}/${number}` }));
}

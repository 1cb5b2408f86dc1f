/** An attacker's content: every payload calls a marker, or requests a marked address, with its number. */
import { addressPayloads, carriers } from './addresses.ts';
import { breakouts } from './breakouts.ts';
import { eventHandlers } from './event-handlers.ts';
import { confusions } from './parser-confusions.ts';

/** The call and the address by which a payload is identified. */
export type Mark = {
  /** A statement that calls the marker. */
  readonly js: string;
  /** An address that only a payload requests. */
  readonly url: string;
};

/** Renders a payload for its mark. */
export type Template = (mark: Mark) => string;

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

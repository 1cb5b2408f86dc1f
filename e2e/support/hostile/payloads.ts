/** What an attacker writes into content: every payload calls a marker, or asks a marked address, with its number. */
import { addressPayloads, carriers } from './addresses.ts';
import { breakouts } from './breakouts.ts';
import { eventHandlers } from './event-handlers.ts';
import { confusions } from './parser-confusions.ts';

/** What a payload runs and what it asks for, so that it tells which one it was. */
export type Mark = {
  /** A statement that calls the marker. */
  readonly js: string;
  /** An address that nobody but a payload asks for. */
  readonly url: string;
};

/** Writes a payload for its mark. */
export type Template = (mark: Mark) => string;

/** The function that every page is given, for payloads to call. */
export const MARKER = '__ran';

const TEMPLATES: readonly Template[] = [
  ...eventHandlers,
  ...confusions,
  ...breakouts,
  ...carriers,
  ...addressPayloads.map(({ address }) => address),
  ...addressPayloads.map(({ link }) => link),
];

/** All payloads; each one's number is its place. @param marked the address that payloads ask, without an end slash */
export function payloadsFor(marked: string): readonly string[] {
  return TEMPLATES.map((template, number) => template({ js: `${MARKER}(${number})`, url: `${marked}/${number}` }));
}

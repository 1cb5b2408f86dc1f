import process from 'node:process';
import { parseArgs } from 'node:util';

/** The options of a run. */
export type Options = {
  /** The names of the parts to measure; none for all. */
  readonly parts: readonly string[];
  /** Few runs, to see whether something has changed; nothing is written to the docs. */
  readonly quick: boolean;
};

/** Parses the arguments of `npm run try -- bench`; throws on an unknown option. */
export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  return { parts: positionals, quick: values.quick };
}

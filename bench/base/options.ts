import process from 'node:process';
import { parseArgs } from 'node:util';

/** How much is measured. */
export type Options = {
  /** The names of the parts that were asked for; none stands for all. */
  readonly parts: readonly string[];
  /** Few runs, for looking whether something has moved; nothing is written down. */
  readonly quick: boolean;
};

/** Reads the words behind `npm run bench --`; throws on an option that there isn't. */
export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  return { parts: positionals, quick: values.quick };
}

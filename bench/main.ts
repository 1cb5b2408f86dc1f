/**
 * Measures the build, all parts or the named ones, prints all tables, and writes each part's budgets, or its first table
 * if it has none, into `docs/performance.md`:
 *
 *     npm run try -- bench [lighthouse click …] [--quick]
 *
 * With `--quick` there are few runs, and nothing is written. `README.md` in this folder lists what each part needs.
 */
import process from 'node:process';
import { build } from '../launch/build.ts';
import { createEnding, endOnSignals, withEnding } from './base/ending.ts';
import { readOptions } from './base/options.ts';
import { type OwnStack, startStack } from './base/own-stack.ts';
import type { Part } from './base/part.ts';
import { prepareSample } from './base/prepare-sample.ts';
import { checkPrograms } from './base/programs.ts';
import { quiet } from './base/quiet.ts';
import { PARTS } from './parts.ts';
import { type Goal, goalsTable } from './report/goals.ts';
import { placeAndTime } from './report/machine.ts';
import { writeDown } from './report/performance-file.ts';
import { toMarkdown } from './report/table.ts';

const { parts: names, quick } = readOptions();
const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${PARTS.map(({ name }) => name).join(', ')}.`);
const wanted = names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));

checkPrograms(wanted.flatMap(({ needs = [] }) => needs));

await build();

const whole = createEnding();
endOnSignals(whole);

/** Runs one part, prints its tables and writes the budgets or the first one to the docs; resolves with the budgets. */
async function run(part: Part, prepared: string, stack: () => Promise<OwnStack>): Promise<readonly Goal[]> {
  console.log(`\n## ${part.name}\n`);
  const { tables, goals } = await withEnding(whole, (ending) => part.measure({ ending, quick, prepared, stack }));
  const budgets = goals.length > 0 ? [goalsTable(goals)] : [];
  const shown = [...tables, ...budgets].map(toMarkdown);
  const written = (goals.length > 0 ? budgets : tables.slice(0, 1)).map(toMarkdown);
  console.log(shown.join('\n\n'));
  if (!quick) writeDown(part, placeAndTime(), written.join('\n\n'));
  return goals;
}

try {
  const prepared = prepareSample(whole);
  let shared: Promise<OwnStack> | undefined;
  const stack = async () => {
    shared ??= startStack(whole, { prepared });
    const started = await shared;
    await quiet();
    return started;
  };
  const goals: Goal[] = [];
  for (const part of wanted) {
    // A failing part doesn't keep the others from running.
    try {
      goals.push(...(await run(part, prepared, stack)));
    } catch (error) {
      console.error(`${part.name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  if (wanted.length > 1) console.log(`\n${toMarkdown(goalsTable(goals))}`);
} finally {
  await whole.end();
}

import process from 'node:process';
import { styleText } from 'node:util';
import type { Finding } from '@kontorwerk/contract/setup/finding';
import { withoutSecrets } from './secrets.ts';

const COLOURS = { ok: 'green', note: 'yellow', missing: 'red', wrong: 'red' } as const;

/** What others say is cut to so many characters. */
const LONGEST = 400;

/** The width of the names, in characters. */
const NAMES = 20;

/** What servers say may hold whatever a terminal obeys. */
function harmless(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** A finding in one line: the verdict, the setting, what was seen and what to do. */
export function lineOf({ verdict, setting, seen, advice }: Finding, secrets: readonly string[]): string {
  const said = harmless(withoutSecrets(advice === undefined ? seen : `${seen}: ${advice}`, secrets));
  return `${verdict.padEnd(8)} ${harmless(setting).padEnd(NAMES)} ${said}`;
}

/** A line as it is printed: its verdict, in front, is coloured on a terminal. */
export function printedLine(verdict: Finding['verdict'], line: string): string {
  const [begin, rest] = [line.slice(0, 8), line.slice(8)];
  return process.stdout.isTTY ? styleText(COLOURS[verdict], begin) + rest : line;
}

/** Prints findings, and their sum; tells whether all can be started with. */
export function report(findings: readonly Finding[], secrets: readonly string[]): boolean {
  for (const finding of findings) console.log(printedLine(finding.verdict, lineOf(finding, secrets)));
  const count = (verdict: Finding['verdict']) => findings.filter((each) => each.verdict === verdict).length;
  const bad = count('missing') + count('wrong');
  console.log(
    `\n${count('ok')} ok, ${count('note')} worth knowing, ${count('missing')} missing, ${count('wrong')} wrong.${bad === 0 ? '' : ' Correct what is missing or wrong, and run this again.'}`,
  );
  return bad === 0;
}

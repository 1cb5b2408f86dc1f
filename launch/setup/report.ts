import process from 'node:process';
import { styleText } from 'node:util';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { withoutSecrets } from './secrets.ts';

const COLOURS = { ok: 'green', note: 'yellow', missing: 'red', wrong: 'red' } as const;

/** The most characters of a finding; the rest is cut. */
const LONGEST = 400;

/** The width of the names, in characters. */
const NAMES = 20;

/** Removes control characters: servers' messages may contain terminal escapes. */
function harmless(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** Formats a finding in one line: the verdict, the setting, the observation and the advice. */
export function lineOf({ verdict, setting, seen, advice }: CheckResult, secrets: readonly string[]): string {
  const said = harmless(withoutSecrets(advice === undefined ? seen : `${seen}: ${advice}`, secrets));
  return `${verdict.padEnd(8)} ${harmless(setting).padEnd(NAMES)} ${said}`;
}

/** Colours the verdict at the start of a line on a terminal. */
export function printedLine(verdict: CheckResult['verdict'], line: string): string {
  const [begin, rest] = [line.slice(0, 8), line.slice(8)];
  return process.stdout.isTTY ? styleText(COLOURS[verdict], begin) + rest : line;
}

/** Prints findings and their counts; returns whether a start is possible. */
export function report(findings: readonly CheckResult[], secrets: readonly string[]): boolean {
  for (const finding of findings) console.log(printedLine(finding.verdict, lineOf(finding, secrets)));
  const count = (verdict: CheckResult['verdict']) => findings.filter((each) => each.verdict === verdict).length;
  const bad = count('missing') + count('wrong');
  console.log(
    `\n${count('ok')} ok, ${count('note')} worth knowing, ${count('missing')} missing, ${count('wrong')} wrong.${bad === 0 ? '' : ' Correct what is missing or wrong, and run this again.'}`,
  );
  return bad === 0;
}

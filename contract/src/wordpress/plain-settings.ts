import { isRecord, type Report } from '../content/read-values.ts';
import { htmlToText } from './html-to-text.ts';
import { isPlainRecord, PLAIN } from './text-format.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

/** Fields whose markup is kept. */
const MARKUP: ReadonlySet<string> = new Set(['map_embed']);

/** The deepest nesting of texts in settings: columns of a menu group. */
const DEEPEST = 10;

/** The length of all texts together, in characters: they are converted without yielding. */
const LONGEST = 1_000_000;

/** Converts the texts of a backend's settings to plain text; settings marked as plain are returned unchanged. */
export function toPlainSettings(sent: unknown, report: Report): unknown {
  const answer = unwrapAnswer(sent, report);
  if (!isRecord(answer) || isPlainRecord(answer)) return answer;
  let left = LONGEST;

  function plainValue(value: unknown, depth: number): unknown {
    if (typeof value === 'string') {
      left -= value.length;
      return left < 0 ? '' : htmlToText(value, { isMultiline: true });
    }
    if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
    return Array.isArray(value)
      ? value.map((item: unknown) => plainValue(item, depth + 1))
      : plainRecord(value, depth + 1);
  }

  function plainRecord(record: object, depth: number): object {
    const fields = Object.entries(record).map(([name, held]) => [
      name,
      MARKUP.has(name) ? held : plainValue(held, depth),
    ]);
    return Object.fromEntries(fields);
  }

  const plain = plainRecord(answer, 0);
  if (left < 0) report({ at: 'settings', problem: 'texts that are too long' });
  return { ...plain, ...PLAIN };
}

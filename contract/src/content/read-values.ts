/** Something in a backend's answer that could not be read and was dropped; `at` names the entry and the field. */
export type ReadProblem = { readonly at: string; readonly problem: string };
/** Takes note of what was dropped. */
export type Report = (problem: ReadProblem) => void;

/** A record of which nothing is known yet. */
export type Untrusted = { readonly [field: string]: unknown };

/** Tells whether a value is an object with fields. */
export function isRecord(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether a value is one of WordPress's words for "nothing". */
export function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}

/** WordPress writes `null` and `false` for "nothing", and PHP numbers for what an editor typed as text. */
export function readText(value: unknown, at: string, report: Report): string {
  if (typeof value === 'string') return value;
  if (Number.isFinite(value)) return String(value);
  if (!isNothing(value)) {
    report({ at, problem: `expected a text, found ${kindOf(value)}` });
  }
  return '';
}

/** A number, or the text of one; `otherwise` where there is nothing, or, which is reported, something else. */
export function readNumber(value: unknown, otherwise: number, at: string, report: Report): number {
  if (isNothing(value)) return otherwise;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  report({ at, problem: `expected a number, found ${kindOf(value)}` });
  return otherwise;
}

/** PHP turns a list with gaps into an object; its values are the list. */
function readList(value: unknown, at: string, report: Report): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isRecord(value)) return Object.values(value);
  if (!isNothing(value)) {
    report({ at, problem: `expected a list, found ${kindOf(value)}` });
  }
  return [];
}

/** An object that stands by itself; PHP writes an empty one as a list. */
export function readRecord(value: unknown, at: string, report: Report): Untrusted | null {
  if (isRecord(value)) return value;
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (!isNothing(value) && !isEmptyList) report({ at, problem: `expected an object, found ${kindOf(value)}` });
  return null;
}

/** Reads a list of objects; what is none is dropped and reported, and what `read` finds no use for is left out. */
export function readRecords<T>(
  value: unknown,
  at: string,
  report: Report,
  read: (record: Untrusted, at: string, report: Report) => T | null,
): readonly T[] {
  return readList(value, at, report).flatMap((item, index) => {
    const place = `${at}[${index}]`;
    if (isRecord(item)) return read(item, place, report) ?? [];
    report({ at: place, problem: `expected an object, found ${kindOf(item)}` });
    return [];
  });
}

/** What a value is, in the words of a report. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}

/** Reads the fields that a table names; what the table says of them, each one's text takes the place of. */
export function readTexts<F extends string>(
  fields: { readonly [N in F]: string },
  record: Untrusted,
  at: string,
  report: Report,
): { [N in F]: string } {
  const texts: { [N in F]: string } = { ...fields };
  for (const field in fields) texts[field] = readText(record[field], `${at}.${field}`, report);
  return texts;
}

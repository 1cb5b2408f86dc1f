import { parseFlag } from '../settings/read-flag.ts';
import { describeType, isEmptyValue, isRecord, type Report, type Untrusted } from './read-values.ts';

/** Converts a record's fields; null drops the record. */
export type FromFields<T> = (fields: RecordFields) => T | null;

/** The most items of a list; further ones are dropped. */
export const LONGEST_LIST = 20_000;

/**
 * Reads a list of records; other items are dropped and reported. PHP turns a list with gaps into an object: its values
 * are the list. `otherwise` is the default if the list is missing or none of its items is readable; an empty list is
 * valid.
 */
export function readList<T>(
  value: unknown,
  at: string,
  report: Report,
  read: FromFields<T>,
  otherwise: readonly T[] = [],
  most = LONGEST_LIST,
): readonly T[] {
  if (typeof value !== 'object' || value === null) {
    if (!isEmptyValue(value)) report({ at, problem: `expected a list, found ${describeType(value)}` });
    return otherwise;
  }
  const sent: readonly unknown[] = Object.values(value);
  if (sent.length > most) report({ at, problem: `all but the first ${most} items` });
  const items = sent.slice(0, most).flatMap((item, index) => {
    const place = `${at}[${index}]`;
    if (isRecord(item)) return read(new RecordFields(item, place, report)) ?? [];
    report({ at: place, problem: `expected an object, found ${describeType(item)}` });
    return [];
  });
  return items.length > 0 || sent.length === 0 ? items : otherwise;
}

/** Replaces lone surrogates, which can't be encoded in an address. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  return Number.isFinite(value) ? String(value) : null;
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && !isEmptyValue(value) ? Number(value) : value;
  return Number.isFinite(number) ? Number(number) : null;
}

/**
 * A record of a backend's answer, read tolerantly (reading guide, "One wire contract"): `otherwise` is the default for
 * a missing field, and for an unreadable one, which is reported with its path. Nothing throws.
 */
export class RecordFields {
  readonly #record: Untrusted;
  readonly #at: string;
  readonly #report: Report;

  /** @param at the record's path in reports */
  constructor(record: Untrusted, at: string, report: Report) {
    this.#record = record;
    this.#at = at;
    this.#report = report;
  }

  /** Returns the same fields with another path in reports. */
  called(at: string): RecordFields {
    return new RecordFields(this.#record, at, this.#report);
  }

  /** Reads a field with `parse`, which returns null for an unreadable value. */
  value<T>(name: string, expected: string, parse: (value: unknown) => T | null, otherwise: T): T {
    const value = this.#record[name];
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    if (!isEmptyValue(value)) this.report(`expected ${expected}, found ${describeType(value)}`, name);
    return otherwise;
  }

  /** Reads a text; PHP sends numbers for digits that an editor typed. */
  text(name: string, otherwise = ''): string {
    return this.value(name, 'a text', textOf, otherwise);
  }

  /** Reads the text of every field in a table. */
  texts<F extends string>(table: { readonly [N in F]: string }): { [N in F]: string } {
    const texts: { [N in F]: string } = { ...table };
    for (const name in table) texts[name] = this.text(name);
    return texts;
  }

  /** Reads a number, also as text. */
  number(name: string, otherwise: number): number {
    return this.value(name, 'a number', numberOf, otherwise);
  }

  /** Reads a boolean; PHP sends numbers and texts. */
  flag(name: string, otherwise: boolean): boolean {
    return this.value(name, 'true or false', parseFlag, otherwise);
  }

  /** Reads a list of records, at most the first `most`. */
  list<T>(name: string, read: FromFields<T>, otherwise: readonly T[] = [], most?: number): readonly T[] {
    return readList(this.#record[name], `${this.#at}.${name}`, this.#report, read, otherwise, most);
  }

  /** Reads a nested record; PHP writes an empty one as a list. */
  record<T>(name: string, read: FromFields<T>): T | null {
    const value = this.#record[name];
    if (isRecord(value)) return read(new RecordFields(value, `${this.#at}.${name}`, this.#report));
    const isEmptyList = Array.isArray(value) && value.length === 0;
    if (!isEmptyValue(value) && !isEmptyList) this.report(`expected an object, found ${describeType(value)}`, name);
    return null;
  }

  /** Reports a problem with a field. */
  report(problem: string, name: string): void {
    this.#report({ at: `${this.#at}.${name}`, problem });
  }

  /** Reports why the record is dropped. */
  refuse(problem: string): null {
    this.#report({ at: this.#at, problem });
    return null;
  }
}

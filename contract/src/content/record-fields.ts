import { flagOf } from '../read-flag.ts';
import { isNothing, isRecord, kindOf, type Report, type Untrusted } from './read-values.ts';

/** Makes something of a record's fields; null leaves it out. */
export type FromFields<T> = (fields: RecordFields) => T | null;

/** More than any list of a page has: what comes after that is left out. */
export const LONGEST_LIST = 20_000;

/**
 * Reads a list of records; what is none is dropped and reported. PHP turns a list with gaps into an object: its values
 * are the list. `otherwise` stands for a list that is missing, or of which nothing can be read; an empty one is a list.
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
    if (!isNothing(value)) report({ at, problem: `expected a list, found ${kindOf(value)}` });
    return otherwise;
  }
  const sent: readonly unknown[] = Object.values(value);
  if (sent.length > most) report({ at, problem: `all but the first ${most} items` });
  const items = sent.slice(0, most).flatMap((item, index) => {
    const place = `${at}[${index}]`;
    if (isRecord(item)) return read(new RecordFields(item, place, report)) ?? [];
    report({ at: place, problem: `expected an object, found ${kindOf(item)}` });
    return [];
  });
  return items.length > 0 || sent.length === 0 ? items : otherwise;
}

/** Half of a character is none: an address can't be made of it. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  return Number.isFinite(value) ? String(value) : null;
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && !isNothing(value) ? Number(value) : value;
  return Number.isFinite(number) ? Number(number) : null;
}

/**
 * The fields of a record of a backend's answer, read tolerantly (reading guide, "One wire contract"): `otherwise` stands
 * for one that is missing, and for one that can't be read, which is reported by its place. Nothing throws.
 */
export class RecordFields {
  readonly #record: Untrusted;
  readonly #at: string;
  readonly #report: Report;

  /** @param at the record's place, as reports name it */
  constructor(record: Untrusted, at: string, report: Report) {
    this.#record = record;
    this.#at = at;
    this.#report = report;
  }

  /** The same fields under another name in reports. */
  called(at: string): RecordFields {
    return new RecordFields(this.#record, at, this.#report);
  }

  /** What `parse` makes of a field; null says that it can't be read. */
  value<T>(name: string, expected: string, parse: (value: unknown) => T | null, otherwise: T): T {
    const value = this.#record[name];
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    if (!isNothing(value)) this.report(`expected ${expected}, found ${kindOf(value)}`, name);
    return otherwise;
  }

  /** A text; PHP has numbers for what an editor typed as one. */
  text(name: string, otherwise = ''): string {
    return this.value(name, 'a text', textOf, otherwise);
  }

  /** The text of every field that a table names. */
  texts<F extends string>(table: { readonly [N in F]: string }): { [N in F]: string } {
    const texts: { [N in F]: string } = { ...table };
    for (const name in table) texts[name] = this.text(name);
    return texts;
  }

  /** A number, or the text of one. */
  number(name: string, otherwise: number): number {
    return this.value(name, 'a number', numberOf, otherwise);
  }

  /** Yes or no; PHP has numbers and texts for it. */
  flag(name: string, otherwise: boolean): boolean {
    return this.value(name, 'true or false', flagOf, otherwise);
  }

  /** A list of records; of more than `most` the first ones. */
  list<T>(name: string, read: FromFields<T>, otherwise: readonly T[] = [], most?: number): readonly T[] {
    return readList(this.#record[name], `${this.#at}.${name}`, this.#report, read, otherwise, most);
  }

  /** A record that stands by itself; PHP writes an empty one as a list. */
  record<T>(name: string, read: FromFields<T>): T | null {
    const value = this.#record[name];
    if (isRecord(value)) return read(new RecordFields(value, `${this.#at}.${name}`, this.#report));
    const isEmptyList = Array.isArray(value) && value.length === 0;
    if (!isNothing(value) && !isEmptyList) this.report(`expected an object, found ${kindOf(value)}`, name);
    return null;
  }

  /** Reports what is wrong with one of the fields. */
  report(problem: string, name: string): void {
    this.#report({ at: `${this.#at}.${name}`, problem });
  }

  /** Reports why nothing can be made of the record. */
  refuse(problem: string): null {
    this.#report({ at: this.#at, problem });
    return null;
  }
}

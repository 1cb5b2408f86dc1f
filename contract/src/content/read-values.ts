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

/** What a value is, in the words of a report. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** A moment that names its zone, as `2026-03-31T10:15:00.000Z`; null for anything else. */
export function momentOf(value: unknown): string | null {
  if (typeof value !== 'string' || !MOMENT.test(value)) return null;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

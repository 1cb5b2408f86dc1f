/** A part of a backend's answer that could not be read and was dropped; `at` is the path of the entry and the field. */
export type ReadProblem = { readonly at: string; readonly problem: string };
/** Records a problem. */
export type Report = (problem: ReadProblem) => void;

/** An unvalidated record. */
export type Untrusted = { readonly [field: string]: unknown };

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is one of WordPress's empty values. */
export function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false;
}

/** The type of a value, for a report. */
export function describeType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Parses a moment with a zone, as `2026-03-31T10:15:00.000Z`; null for anything else. */
export function parseMoment(value: unknown): string | null {
  if (typeof value !== 'string' || !MOMENT.test(value)) return null;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

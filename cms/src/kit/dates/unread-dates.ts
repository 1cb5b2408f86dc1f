import type { FormSave } from '../unsaved/form-save.ts';

/** A date field whose text can't be parsed. */
export type UnreadDate = {
  /** The form's address, as in {@link FormSave}. */
  readonly place: string;
  /** The field's path in its form. */
  readonly path: string;
  readonly label: string;
  readonly problem: string;
};

let unreadDates: readonly UnreadDate[] = [];
const readers = new Set<() => void>();

function replaceDates(dates: readonly UnreadDate[]): void {
  unreadDates = dates;
  for (const reader of readers) reader();
}

/** Registers a field whose text can't be parsed; returns the unregister function. */
export function addUnreadDate(date: UnreadDate): () => void {
  replaceDates([...unreadDates, date]);
  return () => replaceDates(unreadDates.filter((one) => one !== date));
}

/** Calls a function whenever the unparsed dates change; returns the function that ends it. */
export function subscribeUnreadDates(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Returns the unparsed dates of all open forms. */
export function allUnreadDates(): readonly UnreadDate[] {
  return unreadDates;
}

/** Returns the message about unparsed dates: the field of each, and why. */
export function describeUnreadDates(dates: readonly UnreadDate[]): string {
  return dates.map(({ label, problem }) => (label === '' ? problem : `${label}: ${problem}`)).join('\n');
}

/**
 * Answers a save of a form with unparsed dates as Payload answers invalid fields; null if it may be sent. The server
 * would store the previous date and call that saved. Autosaves are sent.
 */
export function refuseUnreadDates({ place, kind }: FormSave): Response | null {
  const dates = unreadDates.filter((one) => one.place === place);
  if (kind === 'autosave' || dates.length === 0) return null;
  const errors = dates.map(({ path, problem }) => ({ path, message: problem }));
  const message = describeUnreadDates(dates);
  return Response.json({ errors: [{ name: 'ValidationError', message, data: { errors } }] }, { status: 400 });
}

import type { FormSave } from '../unsaved/form-save.ts';

/** A date field whose text can't be parsed. */
export type UnreadDate = {
  /** The form's address, as in {@link FormSave}. */
  readonly place: string;
  /** The field's path in its form. */
  readonly path: string;
  readonly problem: string;
};

const unreadDates = new Set<UnreadDate>();

/** Registers a field whose text can't be parsed; returns the unregister function. */
export function addUnreadDate(date: UnreadDate): () => void {
  unreadDates.add(date);
  return () => unreadDates.delete(date);
}

/**
 * Answers a save of a form with unparsed dates as Payload answers invalid fields; null if it may be sent. The server
 * would store the previous date and call that saved. Autosaves are sent.
 */
export function refuseUnreadDates({ place, kind }: FormSave): Response | null {
  const errors = [...unreadDates]
    .filter((one) => one.place === place)
    .map(({ path, problem }) => ({ path, message: problem }));
  if (kind === 'autosave' || errors.length === 0) return null;
  const message = errors.map((one) => one.message).join('\n');
  return Response.json({ errors: [{ name: 'ValidationError', message, data: { errors } }] }, { status: 400 });
}

import type { TextField } from 'payload';

/** Stands between the names of those who saved one version: autosave keeps one for all who write until it is saved by hand. */
const SEPARATOR = '\n';

/** With a document, and so with each of its versions: who saved it, the last one last. */
export const savedByField: TextField = { name: 'saved_by', type: 'text', hidden: true };

/** The names of those who saved a version. */
export function namesOf(savedBy: unknown): readonly string[] {
  return typeof savedBy === 'string' && savedBy !== '' ? savedBy.split(SEPARATOR) : [];
}

/** The names with that of who saves now at their end; with it alone where a new version begins. */
export function withName(name: string, earlier: unknown, isSameVersion: boolean): string {
  const others = isSameVersion ? namesOf(earlier).filter((one) => one !== name) : [];
  return [...others, name.replaceAll(SEPARATOR, ' ')].join(SEPARATOR);
}

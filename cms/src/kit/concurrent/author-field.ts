import type { TextField } from 'payload';

/** Separates the authors of one version: autosave writes all edits into one version until a manual save. */
const SEPARATOR = '\n';

/** The authors of a document's version, the last one last; an account has no versions, so only its last author. */
export const savedByField: TextField = { name: 'saved_by', type: 'text', hidden: true };

/** Returns the authors of a version. */
export function readAuthors(savedBy: unknown): readonly string[] {
  return typeof savedBy === 'string' && savedBy !== '' ? savedBy.split(SEPARATOR) : [];
}

/** Appends the current author to those of the version; alone if the save begins a new one. */
export function appendAuthor(name: string, earlier: unknown, isSameVersion: boolean): string {
  const others = isSameVersion ? readAuthors(earlier).filter((one) => one !== name) : [];
  return [...others, name.replaceAll(SEPARATOR, ' ')].join(SEPARATOR);
}

import { isDeepStrictEqual } from 'node:util';
import type { GlobalAfterChangeHook } from 'payload';
import { recordDone } from './record.ts';

/** What is kept beside the fields that somebody writes. */
const KEPT_BESIDE: readonly string[] = ['createdAt', 'globalType', 'id', 'translation', 'updatedAt'];

/** The names of the fields, or groups of fields, in which what was saved differs from what was there. */
function changedFields(before: object, after: object): readonly string[] {
  const earlier: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(
      ([name, value]) => !KEPT_BESIDE.includes(name) && !isDeepStrictEqual(value ?? null, earlier.get(name) ?? null),
    )
    .map(([name]) => name);
}

/** Notes down who changed settings, and which of them: not what they were or are, which may be anybody's address. */
export const noteSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changed = changedFields(previousDoc ?? {}, doc);
  if (changed.length > 0) await recordDone(req, 'settings_changed', `globals/${global.slug}`, changed.join(', '));
};

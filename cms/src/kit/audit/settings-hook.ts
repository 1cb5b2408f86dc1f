import { isDeepStrictEqual } from 'node:util';
import type { GlobalAfterChangeHook } from 'payload';
import { recordDone } from './record.ts';

/** Properties beside the fields that users write. */
const KEPT_BESIDE: readonly string[] = ['createdAt', 'globalType', 'id', 'translation', 'updatedAt'];

/** Returns the names of the changed fields, or groups of fields. */
function changedFields(before: object, after: object): readonly string[] {
  const earlier: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(
      ([name, value]) => !KEPT_BESIDE.includes(name) && !isDeepStrictEqual(value ?? null, earlier.get(name) ?? null),
    )
    .map(([name]) => name);
}

/** Records who changed which settings, without their values, which may be personal data. */
export const noteSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changed = changedFields(previousDoc ?? {}, doc);
  if (changed.length > 0) await recordDone(req, 'settings_changed', `globals/${global.slug}`, changed.join(', '));
};

import type { Untrusted } from '@kontorwerk/contract/content/read-values';

/** Fields that saving sets itself, and passwords, which no browser shall keep. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'updatedAt',
  'createdAt',
  '_status',
  'password',
  'confirm-password',
  'current_password',
  'file',
]);

/** Whether two values are equal as JSON, which represents all form values. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Returns the fields of a form whose values differ from those last saved. */
export function findUnsavedFields(saved: Untrusted, values: Untrusted): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(saved), ...Object.keys(values)]))
    if (!LEFT_OUT.has(name) && !isSame(saved[name], values[name])) changed[name] = values[name] ?? null;
  return changed;
}

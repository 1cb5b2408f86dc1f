import type { Untrusted } from '@kontorwerk/contract/content/read-values';

/** Fields that saving writes itself, and passwords, which no browser is to keep. */
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

/** Forms hold what JSON can say. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The fields of a form whose values differ from those that it had when it was saved last. */
export function changedFields(saved: Untrusted, values: Untrusted): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(saved), ...Object.keys(values)]))
    if (!LEFT_OUT.has(name) && !isSame(saved[name], values[name])) changed[name] = values[name] ?? null;
  return changed;
}

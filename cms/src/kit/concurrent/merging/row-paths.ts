import type { FormState } from 'payload';

/**
 * Returns where the field at a path, such as `sections.0.title`, is in another state of the form, in which its rows may
 * have moved; null if one of them is gone.
 */
export function movedPath(path: string, before: FormState, after: FormState): string | null {
  const from: string[] = [];
  const to: string[] = [];
  for (const step of path.split('.')) {
    const id = before[from.join('.')]?.rows?.[Number(step)]?.id;
    const at = id === undefined ? step : after[to.join('.')]?.rows?.findIndex((row) => row.id === id);
    if (at === undefined || at === -1) return null;
    from.push(step);
    to.push(String(at));
  }
  return to.join('.');
}

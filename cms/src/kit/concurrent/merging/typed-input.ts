import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { type Choice, type Conflict, mergeStates, pathKey } from './merge-states.ts';

/** The values of a form when a save sent them or a merge began, now, and those that shall be shown. */
type Shown = { readonly sent: Untrusted; readonly now: Untrusted; readonly shown: Untrusted };

/** The values to show with the input since, and the input that is left out. */
type WithInput = { readonly values: Untrusted; readonly refused: readonly Conflict[] };

/**
 * Merges the input since `sent` into the values that shall be shown, where it wins. What the user may not keep is left
 * out: a translator's save would be refused with a section that a colleague has removed, and so would all later ones.
 */
export function mergeInput({ sent, now, shown }: Shown, canKeep: (conflict: Conflict) => boolean): WithInput {
  const states = { base: sent, baseDocument: sent, mine: now, theirs: shown };
  const { values, conflicts } = mergeStates(states);
  const refused = conflicts.filter((conflict) => !canKeep(conflict));
  if (refused.length === 0) return { values, refused };
  const choices = new Map<string, Choice>(refused.map(({ path }) => [pathKey(path), 'theirs']));
  return { values: mergeStates(states, choices).values, refused };
}

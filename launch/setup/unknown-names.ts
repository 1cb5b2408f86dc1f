import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { closestMatch } from 'leven';

/** Short names of unrelated programs are similar to each other. */
const SHORT = 5;

/** Returns the setting that a name was probably meant to be: two letters swapped, one left out or two wrong. */
export function findMeantName(name: string, known: readonly string[]): string | undefined {
  return closestMatch(name.toUpperCase(), [...known], { maxDistance: name.length <= SHORT ? 1 : 2 });
}

/**
 * Reports names that no program reads and that look like misspelt settings.
 *
 * @param isFile whether they come from a settings file, so that other unknown names are worth a note
 */
export function unknownNames(
  names: readonly string[],
  known: readonly string[],
  isFile: boolean,
): readonly CheckResult[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name): readonly CheckResult[] => {
      const close = findMeantName(name, known);
      if (close !== undefined)
        return [{ verdict: 'wrong', setting: name, seen: 'is no setting', advice: `write ${close}, or take it out` }];
      return isFile ? [{ verdict: 'note', setting: name, seen: 'is no setting of this program’s' }] : [];
    });
}

import type { SettingProblem } from './check-result.ts';

/** The placeholder for a secret in example files. */
const PLACEHOLDER = /(?<![A-Z])CHANGE[-_ ]?ME(?![A-Z])/i;

/** The ellipsis of the documentation, for a whole value or behind a URL's scheme. */
const ELLIPSIS = /^(?:[a-z][\da-z+.-]*:\/\/)?(?:…|\.{3})$/i;

function placeholderIn(value: string): string | null {
  if (PLACEHOLDER.test(value)) return 'the CHANGE-ME of the example';
  return ELLIPSIS.test(value.trim()) ? 'the … of the documentation' : null;
}

/** Finds settings that still have a placeholder: an example's, which is public, or the documentation's. */
export function placeholderProblems(
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): readonly SettingProblem[] {
  return names.flatMap((name) => {
    const placeholder = placeholderIn(env[name] ?? '');
    return placeholder === null ? [] : [{ name, line: `${name} still has ${placeholder}: set a value of your own` }];
  });
}

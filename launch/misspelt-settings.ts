import { halvesHere, knownNames, NODES_OWN } from './setup/look.ts';
import { findMeantName } from './setup/unknown-names.ts';

/** The first letters that a misspelt name shares with the setting: an environment has many foreign names. */
const SHARED = 2;

/** Formats a warning about names in an environment that look like misspelt settings; null without any. */
export function describeMisspelt(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string | null {
  const found = Object.entries(env).flatMap(([name, value]) => {
    if (!value || known.includes(name) || !/^\w+$/.test(name)) return [];
    const begin = name.slice(0, SHARED).toUpperCase();
    const meant = findMeantName(
      name,
      known.filter((each) => each.startsWith(begin)),
    );
    return meant === undefined ? [] : [`${name} (${meant}?)`];
  });
  if (found.length === 0) return null;
  return `The environment has what looks like misspelt settings, which are ignored: ${found.join(', ')}.`;
}

/** Warns about misspelt settings in the environment, without their values. */
export async function warnOfMisspelt(env: NodeJS.ProcessEnv): Promise<void> {
  const warning = describeMisspelt(env, [...(await knownNames(halvesHere(), env)), ...NODES_OWN]);
  if (warning !== null) console.warn(warning);
}

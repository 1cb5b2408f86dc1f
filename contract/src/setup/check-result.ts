import * as v from 'valibot';

/**
 * The result of checking one setting before a start. `missing` and `wrong` keep a feature from working; a `note` is
 * informational.
 */
export const finding = v.object({
  verdict: v.picklist(['ok', 'note', 'missing', 'wrong']),
  /** The setting's name. */
  setting: v.string(),
  /** The observation, printed after the name. */
  seen: v.string(),
  /** The remedy. */
  advice: v.optional(v.string()),
});

export type Finding = Readonly<v.InferOutput<typeof finding>>;

/** Returns a constructor of findings on one setting. */
export function findingsOn(setting: string) {
  return (verdict: Finding['verdict'], seen: string, advice?: string): Finding => ({
    verdict,
    setting,
    seen,
    ...(advice !== undefined && { advice }),
  });
}

/** An unusable setting, with the whole line that a start prints about it. */
export const settingProblem = v.object({ name: v.string(), line: v.string() });

export type SettingProblem = Readonly<v.InferOutput<typeof settingProblem>>;

/** Writes a line of JSON to standard output, for the launcher. */
export function tellLauncher(told: Finding | SettingProblem | readonly string[]): void {
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

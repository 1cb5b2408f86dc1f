import * as v from 'valibot';

/**
 * The result of checking one setting before a start. `missing` and `wrong` keep a feature from working; a `note` is
 * informational.
 */
export const checkResultSchema = v.object({
  verdict: v.picklist(['ok', 'note', 'missing', 'wrong']),
  /** The setting's name. */
  setting: v.string(),
  /** The observation, printed after the name. */
  seen: v.string(),
  /** The remedy. */
  advice: v.optional(v.string()),
});

export type CheckResult = Readonly<v.InferOutput<typeof checkResultSchema>>;

/** Returns a constructor of check results of one setting. */
export function createCheckResults(setting: string) {
  return (verdict: CheckResult['verdict'], seen: string, advice?: string): CheckResult => ({
    verdict,
    setting,
    seen,
    ...(advice !== undefined && { advice }),
  });
}

/** An unusable setting, with the whole line that a start prints about it. */
export const settingProblemSchema = v.object({ name: v.string(), line: v.string() });

export type SettingProblem = Readonly<v.InferOutput<typeof settingProblemSchema>>;

/** Writes a line of JSON to standard output, for the launcher. */
export function writeToLauncher(line: CheckResult | SettingProblem | readonly string[]): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The status of one part of an installation, with the numbers behind it. */
export const statusPartSchema = v.object({
  ...v.omit(checkResultSchema, ['setting']).entries,
  name: v.string(),
  values: v.optional(v.record(v.string(), v.union([v.number(), v.string(), v.null()]))),
});

export type StatusPart = Readonly<v.InferOutput<typeof statusPartSchema>>;

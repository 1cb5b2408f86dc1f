import * as v from 'valibot';

/**
 * What was seen of one setting by who tries settings out before a start. `missing` and `wrong` keep something from working;
 * a `note` is worth knowing.
 */
export const finding = v.object({
  verdict: v.picklist(['ok', 'note', 'missing', 'wrong']),
  /** The name of the setting. */
  setting: v.string(),
  /** Goes behind the name. */
  seen: v.string(),
  /** What helps. */
  advice: v.optional(v.string()),
});

export type Finding = Readonly<v.InferOutput<typeof finding>>;

/** Says something of one setting. */
export function findingsOn(setting: string) {
  return (verdict: Finding['verdict'], seen: string, advice?: string): Finding => ({
    verdict,
    setting,
    seen,
    ...(advice !== undefined && { advice }),
  });
}

/** A setting that can't be used as it is given: the whole line that a start prints of it. */
export const settingProblem = v.object({ name: v.string(), line: v.string() });

export type SettingProblem = Readonly<v.InferOutput<typeof settingProblem>>;

/** Writes a line of JSON to standard output, for the launcher. */
export function tellLauncher(told: Finding | SettingProblem | readonly string[]): void {
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

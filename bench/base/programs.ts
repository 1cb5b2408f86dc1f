import { spawnSync } from 'node:child_process';

/** Programs that are not from npm, with their Debian packages. */
const PACKAGES = { wrk: 'wrk', nginx: 'nginx-light', psql: 'postgresql' } as const;

export type Program = keyof typeof PACKAGES;

/** Throws if a program is missing, with the command that installs it. */
export function checkPrograms(programs: readonly Program[]): void {
  const missing = [...new Set(programs)].filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  if (missing.length === 0) return;
  const packages = missing.map((name) => PACKAGES[name]).join(' ');
  throw new Error(
    `There is no ${missing.join(' and no ')}: install ${packages} (Debian: apt-get install ${packages}).`,
  );
}

import { spawnSync } from 'node:child_process';

/** Programs that aren't from npm, and Debian's packages of them. */
const PACKAGES = { wrk: 'wrk', nginx: 'nginx-light', psql: 'postgresql' } as const;

export type Program = keyof typeof PACKAGES;

/** Throws when one of the programs is missing, with how to get it. */
export function checkPrograms(programs: readonly Program[]): void {
  const missing = [...new Set(programs)].filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  if (missing.length === 0) return;
  const packages = missing.map((name) => PACKAGES[name]).join(' ');
  throw new Error(
    `There is no ${missing.join(' and no ')}: install ${packages} (Debian: apt-get install ${packages}).`,
  );
}

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { folders } from './folders.ts';
import { KNOWN_ADVISORIES } from './known-advisories.ts';
import type { Count } from './test-reports.ts';

/** How long a registry may take, in milliseconds. */
const PATIENCE_MS = 60_000;

const advisory = v.object({ url: v.string(), title: v.string(), severity: v.string() });
const report = v.object({
  auditReportVersion: v.number(),
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), advisory])) })),
});

/**
 * What `npm audit --json` has to say of the packages that are shipped, a line for each advisory that isn't known; null
 * when no registry answered.
 */
export function findingsIn(json: string): readonly string[] | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), report), json);
  if (!read.success) return null;
  const findings = Object.entries(read.output.vulnerabilities).flatMap(([name, { via }]) =>
    // A name stands for a package that is named itself.
    via.flatMap((cause) => (typeof cause === 'string' || KNOWN_ADVISORIES.has(cause.url) ? [] : [{ name, ...cause }])),
  );
  return findings.map(({ name, severity, title, url }) => `${name}: ${severity}: ${title} (${url})`);
}

/** Asks the registry whether what is shipped has known holes; counts nothing when none answers. */
export async function auditDependencies(): Promise<Count> {
  const npm = spawn('npm', ['audit', '--omit=dev', '--json'], {
    cwd: folders.root,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
  });
  const findings = findingsIn(await text(npm.stdout));
  if (findings === null) {
    console.log('\n> npm audit: skipped, no registry answered.');
    return { passed: 0, failures: [] };
  }
  console.log(`\n> npm audit: ${findings.length} findings\n${findings.join('\n')}`.trimEnd());
  return { passed: findings.length === 0 ? 1 : 0, failures: findings };
}

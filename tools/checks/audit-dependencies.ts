import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { folders } from '../../launch/folders.ts';
import { KNOWN_ADVISORIES } from './known-advisories.ts';
import type { Count } from './test-reports.ts';

/** The registry's timeout, in milliseconds. */
const PATIENCE_MS = 60_000;

const advisory = v.object({ url: v.string(), title: v.string(), severity: v.string() });
const report = v.object({
  auditReportVersion: v.number(),
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), advisory])) })),
});

/**
 * Reads the output of `npm audit --json`: a line for each unknown advisory on the shipped packages; null if no registry
 * answered.
 */
export function findingsIn(json: string): readonly string[] | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), report), json);
  if (!read.success) return null;
  const findings = Object.entries(read.output.vulnerabilities).flatMap(([name, { via }]) =>
    // A string refers to another package in the report.
    via.flatMap((cause) => (typeof cause === 'string' || KNOWN_ADVISORIES.has(cause.url) ? [] : [{ name, ...cause }])),
  );
  return findings.map(({ name, severity, title, url }) => `${name}: ${severity}: ${title} (${url})`);
}

/** Checks the shipped packages for known vulnerabilities at the registry; counts nothing if it doesn't answer. */
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

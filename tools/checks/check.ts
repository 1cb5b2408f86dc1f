import path from 'node:path';
import process from 'node:process';
import { folders } from '../../launch/folders.ts';
import { auditDependencies } from './audit-dependencies.ts';
import { check, vitest } from './run-tests.ts';
import type { Count } from './test-reports.ts';

const PROJECTS = ['contract', 'runtime', 'content', 'site', 'cms', 'e2e', 'launch', 'tools', 'bench'];

/** The native compiler, which takes a tenth of the time. By its path, as packages bring another `tsc`. */
const TSC = path.join(folders.root, 'node_modules/typescript-native/bin/tsc');

/** The tests that need no server and no build: units, and components in the browser. */
const TESTS = ['units', 'components'];

async function types(): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const project of PROJECTS) counts.push(await check(process.execPath, TSC, '-p', project));
  return counts;
}

/** The folders whose imports are checked; the rules are in `.dependency-cruiser.cjs`. */
const FLOORS = [
  'site/app',
  'site/server',
  'contract/src',
  'runtime/src',
  'cms/src',
  'launch',
  'tools',
  'content',
  'e2e',
  'bench',
];

/** Runs the static checks: format, lint, dependencies, types, and what is generated from the CMS's fields. */
async function sources(): Promise<readonly Count[]> {
  return [
    await check('biome', 'ci', '--error-on-warnings'),
    await check('depcruise', '--config', '.dependency-cruiser.cjs', ...FLOORS),
    ...(await types()),
    await check('npm', 'run', 'check:generated', '--workspace', 'cms'),
    await auditDependencies(),
  ];
}

/**
 * Runs the static checks, and units and components in parallel.
 *
 * @param reports the folder of test reports
 * @param since a Git reference: only tests of what has changed since are run
 */
export async function checks(reports: string, since?: string): Promise<readonly Count[]> {
  const only = since === undefined ? [] : [`--changed=${since}`, '--passWithNoTests'];
  const [read, tested] = await Promise.all([sources(), vitest(TESTS, `${reports}/check.json`, { only })]);
  return [...read, tested];
}

import { auditDependencies } from './audit-dependencies.ts';
import { type Count, check, vitest } from './run-tests.ts';

/** The projects, those first that take longest to check. */
const PROJECTS = ['cms', 'site', 'e2e', 'content', 'contract', 'launch', 'bench'];

/** How many compilers run side by side: each of them works on one core. */
const COMPILERS = 2;

/** The tests that need no server and no build: units, and components in the browser. */
const TESTS = ['contract', 'site', 'cms', 'content', 'launch', 'components'];

async function types(): Promise<readonly Count[]> {
  // The routes' types are generated from the route table.
  const generated = await check('npm', 'exec', '--workspace', 'site', '--', 'react-router', 'typegen');
  if (generated.failed > 0) return [generated];
  const counts: Count[] = [];
  const ahead = PROJECTS.values();
  const compile = async () => {
    for (const project of ahead) counts.push(await check('tsc', '-p', project));
  };
  await Promise.all(Array.from({ length: COMPILERS }, compile));
  return counts;
}

/** Where who may import whom is looked at; the rules are in `.dependency-cruiser.cjs`. */
const FLOORS = ['site/app', 'site/server', 'contract/src', 'cms/src', 'launch'];

/** Format, lint, dependencies, types, units and components; reports of the tests go into a folder. */
export async function checks(reports: string): Promise<readonly Count[]> {
  return [
    await check('biome', 'ci', '--error-on-warnings'),
    await check('depcruise', '--config', '.dependency-cruiser.cjs', ...FLOORS),
    ...(await types()),
    await auditDependencies(),
    await vitest(TESTS, `${reports}/check.json`),
  ];
}

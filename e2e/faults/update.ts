/**
 * Updates an installation from an earlier version to this one, process by process, under a load of page views and
 * submissions, and checks after each step that all work together: what is published, sent and read at any CMS process,
 * and every page of the sites. The CMS comes first, as operators are advised, and one of each is rolled back at the
 * end; or the sites:
 *
 *     npm run try -- updates [--from REF --order sites --views 200]
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chooseEarlierCommit, earlierVersion, presentVersion } from '../support/stacks/versions.ts';
import { type Order, updateUnderLoad } from './update-under-load.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    order: { type: 'string', default: 'cms' },
    views: { type: 'string', default: '200' },
  },
});

function orderNamed(name: string): Order {
  if (name === 'cms' || name === 'sites') return name;
  throw new Error(`--order ${name}: cms or sites.`);
}

const order = orderNamed(options.order);
const from = earlierVersion(options.from ?? chooseEarlierCommit());
const to = presentVersion();
const between = to.migrations.filter((name) => !from.migrations.includes(name));
console.log(
  `from ${from.name} to ${to.name}, with ${between.length} migrations between: ${between.join(', ') || 'none'}`,
);
console.log(order === 'cms' ? 'The CMS first\n' : 'The sites first\n');
const problems = await updateUnderLoad({ from, to, order, viewsPerSecond: Number(options.views) });
console.log(problems.length === 0 ? '\nNobody noticed.' : '');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

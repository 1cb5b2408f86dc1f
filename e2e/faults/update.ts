/**
 * Updates an installation of an earlier version to this one, process by process, under a load of page views and submissions, and
 * looks after each step whether all that runs works together: what is published, sent and read at any process of the CMS, and
 * every page of the sites. Once the CMS first, as operators are told, and once the sites first:
 *
 *     npm run updates [-- --from REF --order cms|sites --views 300]
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { beforeLastMigration, earlierVersion, presentVersion } from '../support/versions.ts';
import { type Order, updateUnderLoad } from './update-under-load.ts';

const { values: options } = parseArgs({
  options: { from: { type: 'string' }, order: { type: 'string' }, views: { type: 'string', default: '300' } },
});
const orders = (['cms', 'sites'] as const satisfies readonly Order[]).filter(
  (order) => options.order === undefined || options.order === order,
);
if (orders.length === 0) throw new Error(`--order ${options.order}: cms or sites.`);

const from = earlierVersion(options.from ?? beforeLastMigration());
const to = presentVersion();
const between = to.migrations.filter((name) => !from.migrations.includes(name));
console.log(
  `from ${from.name} to ${to.name}, with ${between.length} migrations between: ${between.join(', ') || 'none'}`,
);
if (!from.hasManyCms)
  console.log(`${from.name} knows of one process of the CMS alone: a second is added by the update`);

const problems: string[] = [];
for (const order of orders) {
  console.log(`\n${order === 'cms' ? 'The CMS first' : 'The sites first'}`);
  const found = await updateUnderLoad({ from, to, order, viewsPerSecond: Number(options.views) });
  problems.push(...found.map((problem) => `${order} first, ${problem}`));
}
console.log(problems.length === 0 ? '\nNobody noticed.' : '');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

import { startPostgres } from '../../e2e/support/postgres.ts';
import { attempt } from '../base/attempt.ts';
import { freePort } from '../base/free-port.ts';
import type { OwnStack } from '../base/own-stack.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { growOnPostgres } from '../growth/growing.ts';
import { atRest, crawled, type GrowthMeasure, listOfAdmin, publishing } from '../growth/growth-measures.ts';
import { contactMessage } from '../measures/contact-message.ts';

const COUNTS = { posts: 10_000, projects: 2_000, jobs: 100 };
const MESSAGES = 20_000;

const MEASURES: readonly GrowthMeasure[] = [
  atRest,
  publishing,
  listOfAdmin('posts'),
  listOfAdmin('projects'),
  listOfAdmin('contact-messages', 'contact messages'),
  crawled(250),
];

async function measure(bench: Bench): Promise<Measured> {
  const postgres = await startPostgres(await freePort());
  bench.ending.defer(postgres.stop);

  /** Copies one message that came in by the form. */
  async function fillInbox(stack: OwnStack): Promise<void> {
    await contactMessage(stack.siteUrl);
    const columns = postgres
      .query(
        "SELECT quote_ident(column_name) FROM information_schema.columns WHERE table_name = 'contact_messages' AND column_name NOT IN ('id', 'idempotency_digest')",
      )
      .join(', ');
    postgres.query(
      `INSERT INTO contact_messages (${columns}) SELECT ${columns} FROM contact_messages, generate_series(2, ${MESSAGES})`,
    );
  }

  const grown = await growOnPostgres(bench, postgres.uri, COUNTS, fillInbox);
  const rows: [string, number | string][] = [];
  const goals: Measured['goals'][number][] = [];
  for (const { rows: told, figures } of MEASURES) {
    const measured = await attempt(told[0]?.name ?? '', () => figures(grown, bench.quick ? 3 : 7));
    for (const [at, { name, most }] of told.entries()) {
      rows.push([name, measured?.[at] ?? 'failed']);
      if (most !== undefined) goals.push({ what: name, measured: measured?.[at] ?? Number.NaN, most });
    }
  }
  return { tables: [{ title: 'On PostgreSQL', columns: ['', 'measured'], rows }], goals };
}

export const postgresPart: Part = {
  name: 'postgres',
  needs: ['psql'],
  about: `On PostgreSQL, which runs on the same machine: ${COUNTS.posts.toLocaleString('en')} posts, ${COUNTS.projects.toLocaleString('en')} projects, ${COUNTS.jobs} jobs and ${MESSAGES.toLocaleString('en')} contact messages.`,
  measure,
};

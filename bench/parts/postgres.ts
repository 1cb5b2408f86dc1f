import { freePort } from '@kontorwerk/runtime/testing/ports';
import { startPostgres } from '../../e2e/support/services/postgres.ts';
import type { OwnStack } from '../base/own-stack.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { growOnPostgres } from '../growth/growing.ts';
import { atRest, crawled, type GrowthMeasure, listOfAdmin, publishing } from '../growth/growth-measures.ts';
import { goalsOf, measureAll } from '../growth/measure-all.ts';
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

  /** Copies one message that was sent by the form. */
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
  const figures = await measureAll(MEASURES, bench, grown, 'PostgreSQL');
  const rows = MEASURES.flatMap((one) => one.rows);
  return {
    tables: [
      {
        title: 'On PostgreSQL',
        columns: ['', 'measured'],
        rows: rows.map(({ name }, at) => [name, figures[at] ?? 'failed']),
      },
    ],
    goals: goalsOf(rows, figures),
  };
}

export const postgresPart: Part = {
  name: 'postgres',
  needs: ['psql'],
  about: `PostgreSQL on the same machine: ${COUNTS.posts.toLocaleString('en')} posts, ${COUNTS.projects.toLocaleString('en')} projects, ${COUNTS.jobs} jobs and ${MESSAGES.toLocaleString('en')} contact messages.`,
  measure,
};

import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatAgencyDay } from '#cms/base/time-zones.ts';
import { colleagueName } from '#cms/kit/access/account-names.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { AdminPage, parameterOf } from '#cms/kit/admin/admin-page.tsx';
import { INBOXES } from '../inboxes.ts';
import { readJobChoices } from '../job-choices.ts';
import type { Card, Column } from '../pipeline.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { PipelineBoard } from './pipeline-board.tsx';

/** The most cards of a column, the latest; the list shows more. */
const MAX_CARDS = 50;

const COLUMNS = INBOXES.applications.states.filter(({ value }) => value !== 'spam');

type BoardQuery = { readonly req: PayloadRequest; readonly job: string | undefined };

/** Returns a column as far as the user may see it, and records the access. */
async function readColumn({ req, job }: BoardQuery, status: string): Promise<Column> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'applications',
    where: { and: [{ status: { equals: status } }, ...(job === undefined ? [] : [{ job: { equals: job } }])] },
    select: { full_name: true, position: true, years_of_experience: true, assigned_to: true, createdAt: true },
    populate: { users: { name: true, email: true } },
    sort: '-createdAt',
    limit: MAX_CARDS,
    depth: 1,
    overrideAccess: false,
    req,
  });
  const cards = docs.map(
    ({ id, full_name, position, years_of_experience, assigned_to, createdAt }): Card => ({
      id,
      name: full_name ?? '',
      position: position ?? '',
      years: years_of_experience ?? null,
      colleague: typeof assigned_to === 'object' && assigned_to !== null ? colleagueName(assigned_to) : '',
      received: formatAgencyDay(new Date(createdAt)),
    }),
  );
  return { status, cards, total: totalDocs };
}

/** The applications for a job, or all of them, in columns by state. */
export async function PipelineView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n, payload, user } = req;
  const reader = readerLanguage(i18n);
  const title = INBOX_TEXTS.pipeline[reader];
  if (!hasRole(user, 'recruiter'))
    return (
      <AdminPage view={view} title={title}>
        <p>{INBOX_TEXTS.not_theirs[reader]}</p>
      </AdminPage>
    );
  const asked = Number(parameterOf(view, 'job'));
  const job = Number.isSafeInteger(asked) && asked > 0 ? String(asked) : undefined;
  const [jobs, ...columns] = await Promise.all([
    readJobChoices(payload, user, reader),
    ...COLUMNS.map(({ value }) => readColumn({ req, job }, value)),
  ]);
  return (
    <AdminPage view={view} title={title}>
      <PipelineBoard columns={columns} job={job} jobs={jobs} />
    </AdminPage>
  );
}

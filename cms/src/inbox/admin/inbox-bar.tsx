import type { I18nClient } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { Payload, PayloadRequest, Where } from 'payload';
import { readerLanguage } from '../../admin/reader-language.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import { ExportLinks } from './export-links.tsx';
import styles from './inbox.module.css';
import { JobChoice } from './job-choice.tsx';
import { exportQuery, filteredBy, listQuery, type SearchParams } from './list-filter.ts';
import { WORDS } from './words.ts';

type Props = {
  readonly inbox: InboxName;
  readonly payload: Payload;
  readonly i18n: I18nClient;
  readonly user: PayloadRequest['user'];
  readonly searchParams?: SearchParams;
};

/** Above the list: how many there are in each state, those of whoever looks, of each job, and the export. */
export async function InboxBar({ inbox, payload, i18n, user, searchParams = {} }: Props) {
  const reader = readerLanguage(i18n);
  const job = filteredBy(searchParams, 'job');
  const [status, assigned_to] = [filteredBy(searchParams, 'status'), filteredBy(searchParams, 'assigned_to')];
  const ofJob: Where[] = job === undefined ? [] : [{ job: { equals: job } }];
  const count = async (where: Where[]) =>
    (await payload.count({ collection: inbox, where: { and: [...ofJob, ...where] }, overrideAccess: false, user }))
      .totalDocs;
  const { states } = INBOXES[inbox];
  const counts = await Promise.all([count([]), ...states.map(({ value }) => count([{ status: { equals: value } }]))]);
  const own = user ? await count([{ assigned_to: { equals: user.id } }]) : 0;
  const all = [{ value: undefined, label: WORDS.all }, ...states];
  const groupBy = 'status';
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label={WORDS.states[reader]}>
        {all.map(({ value, label }, at) => (
          <Link
            key={value ?? ''}
            className={styles.tab}
            href={listQuery({ status: value, job })}
            aria-current={status === value && assigned_to === undefined}
          >
            {label[reader]} {counts[at]}
          </Link>
        ))}
        {user && (
          <Link
            className={styles.tab}
            href={listQuery({ assigned_to: String(user.id), job })}
            aria-current={assigned_to === String(user.id)}
          >
            {WORDS.mine[reader]} {own}
          </Link>
        )}
        {inbox === 'applications' && (
          <Link
            className={styles.tab}
            href={listQuery({ job }, { groupBy })}
            aria-current={searchParams.groupBy === groupBy}
          >
            {WORDS.by_state[reader]}
          </Link>
        )}
      </nav>
      {inbox === 'applications' && <JobChoice job={job} reader={reader} jobs={await jobsIn(payload, user, reader)} />}
      <ExportLinks inbox={inbox} reader={reader} query={exportQuery(searchParams)} />
    </div>
  );
}

/** The jobs that somebody may choose among, as they are called in their language. */
async function jobsIn(payload: Payload, user: PayloadRequest['user'], reader: 'de' | 'en') {
  const { docs } = await payload.find({
    collection: 'jobs',
    locale: reader,
    fallbackLocale: 'en',
    select: { title: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs.map(({ id, title }) => ({ id: String(id), title: title ?? '' }));
}

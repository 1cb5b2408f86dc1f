import type { I18nClient } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { Payload, PayloadRequest, Where } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { IS_BESIDE_LIST } from '../inbox-hooks.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import { jobChoices } from '../job-choices.ts';
import { ExportLinks } from './export-links.tsx';
import styles from './inbox.module.css';
import { ListChoices } from './list-choices.tsx';
import { exportQuery, listQuery, narrowedBy, type SearchParams } from './list-filter.ts';
import { WORDS } from './words.ts';

type Props = {
  readonly inbox: InboxName;
  readonly payload: Payload;
  readonly i18n: I18nClient;
  readonly user: PayloadRequest['user'];
  readonly searchParams?: SearchParams;
};

/** Returns the query of the filters besides the state. */
function chosen(job: string | undefined, from: string | undefined, until: string | undefined): readonly Where[] {
  return [
    ...(job === undefined ? [] : [{ job: { equals: job } }]),
    ...(from === undefined ? [] : [{ createdAt: { greater_than_equal: from } }]),
    ...(until === undefined ? [] : [{ createdAt: { less_than: until } }]),
  ];
}

/** The bar above the list: the counts of each state and of the user's own, the filters, and the export. */
export async function InboxBar({ inbox, payload, i18n, user, searchParams = {} }: Props) {
  const reader = readerLanguage(i18n);
  const narrowed = narrowedBy(searchParams);
  const { status, assigned_to, ...choices } = narrowed;
  const left = chosen(choices.job, choices.from, choices.until);
  const asked = { collection: inbox, overrideAccess: false, user, context: { [IS_BESIDE_LIST]: true } } as const;
  const count = async (...where: readonly Where[]) =>
    (await payload.count({ ...asked, where: { and: [...left, ...where] } })).totalDocs;
  const { states } = INBOXES[inbox];
  const [all, own, ...counts] = await Promise.all([
    count(),
    count({ assigned_to: { equals: user?.id ?? null } }),
    ...states.map(({ value }) => count({ status: { equals: value } })),
  ]);
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label={WORDS.states[reader]}>
        <Link
          className={styles.tab}
          href={listQuery(choices)}
          aria-current={status === undefined && assigned_to === undefined}
        >
          {WORDS.all[reader]} {all}
        </Link>
        {states.map(({ value, label }, at) => (
          <Link
            key={value}
            className={styles.tab}
            href={listQuery({ ...choices, status: value })}
            aria-current={status === value}
          >
            {label[reader]} {counts[at]}
          </Link>
        ))}
        <Link
          className={styles.tab}
          href={listQuery({ ...choices, assigned_to: String(user?.id) })}
          aria-current={assigned_to === String(user?.id)}
        >
          {WORDS.mine[reader]} {own}
        </Link>
      </nav>
      <ListChoices
        narrowed={narrowed}
        jobs={inbox === 'applications' ? await jobChoices(payload, user, reader) : []}
        reader={reader}
      />
      {inbox === 'applications' && (
        <Link href={`${payload.config.routes.admin}/pipeline${choices.job ? `?job=${choices.job}` : ''}`}>
          {WORDS.as_board[reader]}
        </Link>
      )}
      <ExportLinks inbox={inbox} reader={reader} query={exportQuery(searchParams)} />
    </div>
  );
}

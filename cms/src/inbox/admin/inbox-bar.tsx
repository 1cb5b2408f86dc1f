import type { I18nClient } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { Payload, PayloadRequest, Where } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { IS_BESIDE_LIST } from '../inbox-hooks.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import { readJobChoices } from '../job-choices.ts';
import { ExportLinks } from './export-links.tsx';
import styles from './inbox.module.css';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { ListChoices } from './list-choices.tsx';
import { formatExportQuery, formatListQuery, parseFilters, type SearchParams } from './list-filter.ts';

type Props = {
  readonly inbox: InboxName;
  readonly payload: Payload;
  readonly i18n: I18nClient;
  readonly user: PayloadRequest['user'];
  readonly searchParams?: SearchParams;
};

/** Returns the query of the filters besides the state. */
function makeFilterQuery(
  job: string | undefined,
  from: string | undefined,
  until: string | undefined,
): readonly Where[] {
  return [
    ...(job === undefined ? [] : [{ job: { equals: job } }]),
    ...(from === undefined ? [] : [{ createdAt: { greater_than_equal: from } }]),
    ...(until === undefined ? [] : [{ createdAt: { less_than: until } }]),
  ];
}

/** The bar above the list: the counts of each state and of the user's own, the filters, and the export. */
export async function InboxBar({ inbox, payload, i18n, user, searchParams = {} }: Props) {
  const reader = readerLanguage(i18n);
  const narrowed = parseFilters(searchParams);
  const { status, assigned_to, ...choices } = narrowed;
  const left = makeFilterQuery(choices.job, choices.from, choices.until);
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
      <nav className={styles.tabs} aria-label={INBOX_TEXTS.states[reader]}>
        <Link
          className={styles.tab}
          href={formatListQuery(choices)}
          aria-current={status === undefined && assigned_to === undefined}
        >
          {INBOX_TEXTS.all[reader]} {all}
        </Link>
        {states.map(({ value, label }, at) => (
          <Link
            key={value}
            className={styles.tab}
            href={formatListQuery({ ...choices, status: value })}
            aria-current={status === value}
          >
            {label[reader]} {counts[at]}
          </Link>
        ))}
        <Link
          className={styles.tab}
          href={formatListQuery({ ...choices, assigned_to: String(user?.id) })}
          aria-current={assigned_to === String(user?.id)}
        >
          {INBOX_TEXTS.mine[reader]} {own}
        </Link>
      </nav>
      <ListChoices
        narrowed={narrowed}
        jobs={inbox === 'applications' ? await readJobChoices(payload, user, reader) : []}
        reader={reader}
      />
      {inbox === 'applications' && (
        <Link href={`${payload.config.routes.admin}/pipeline${choices.job ? `?job=${choices.job}` : ''}`}>
          {INBOX_TEXTS.as_board[reader]}
        </Link>
      )}
      <ExportLinks inbox={inbox} reader={reader} query={formatExportQuery(searchParams)} />
    </div>
  );
}

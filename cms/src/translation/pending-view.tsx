import { isLanguage, isLocalText, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps } from 'payload';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { READER_LOCALES, readerLanguage } from '#cms/base/reader-language.ts';
import { isTranslator, writableLanguages } from '#cms/kit/access/roles.ts';
import { AdminPage, parameterOf } from '#cms/kit/admin/admin-page.tsx';
import { STATUS_LABELS } from '#cms/kit/document-status.ts';
import { listPending, type PendingDocument, type PendingGroup } from './pending-list.ts';
import { PENDING_TEXTS as WORDS } from './pending-texts.ts';

type Reading = { readonly reader: Language; readonly language: Language };

function Documents({
  documents,
  reader,
}: {
  readonly documents: readonly PendingDocument[];
  readonly reader: Language;
}) {
  const date = new Intl.DateTimeFormat(READER_LOCALES[reader], {
    dateStyle: 'medium',
    timeZone: AGENCY_TIME_ZONE,
  });
  return (
    <div className="admin-page__table">
      <table>
        <thead>
          <tr>
            <th scope="col">{WORDS.document[reader]}</th>
            <th scope="col">{WORDS.status[reader]}</th>
            <th scope="col">{WORDS.missing[reader]}</th>
            <th scope="col">{WORDS.outdated[reader]}</th>
            <th scope="col">{WORDS.changed[reader]}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map(({ href, title, status, missing, outdated, changedAt }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{title}</a>
              </th>
              <td>{status ? STATUS_LABELS[status][reader] : ''}</td>
              <td>{missing}</td>
              <td>{outdated}</td>
              <td>{changedAt === '' ? '' : date.format(new Date(changedAt))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function makeAddress(language: Language, more: Readonly<Record<string, string>> = {}): string {
  return `?${new URLSearchParams({ language, ...more })}`;
}

function Group({
  group,
  reader,
  language,
  name,
  isWhole,
}: Reading & { readonly group: PendingGroup; readonly name: string; readonly isWhole: boolean }) {
  const { slug, page, pages, total, documents } = group;
  const to = (number: number) => makeAddress(language, { kind: slug, page: `${number}` });
  return (
    <section aria-label={name}>
      <h2>
        {name} ({total})
      </h2>
      <Documents documents={documents} reader={reader} />
      <p className="admin-page__choices">
        {isWhole ? <a href={makeAddress(language)}>{WORDS.back[reader]}</a> : null}
        {isWhole && page > 1 ? <a href={to(page - 1)}>{WORDS.previous[reader]}</a> : null}
        {isWhole && page < pages ? <a href={to(page + 1)}>{WORDS.next[reader]}</a> : null}
        {!isWhole && pages > 1 ? <a href={to(1)}>{WORDS.all[reader].replace('{count}', `${total}`)}</a> : null}
      </p>
    </section>
  );
}

/** The admin page of pending translations, by document. */
export async function PendingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n, user } = req;
  const reader = readerLanguage(i18n);
  const asked = parameterOf(view, 'language');
  const [own] = isTranslator({ user }) ? writableLanguages(user) : [];
  const language = isLanguage(asked) ? asked : (own ?? 'de');
  const kind = parameterOf(view, 'kind');
  const page = Math.max(1, Math.floor(Number(parameterOf(view, 'page') ?? 1)) || 1);
  const { groups, globals } = await listPending(req, language, kind === undefined ? undefined : { slug: kind, page });
  const nameOf = (label: unknown) =>
    typeof label === 'string' || isLocalText(label) ? getTranslation(label, i18n) : '';
  return (
    <AdminPage view={view} title={WORDS.title[reader]} lead={WORDS.about[reader]}>
      <nav aria-label={WORDS.languages[reader]} className="admin-page__choices">
        {LANGUAGES.map((code) => (
          <a key={code} href={makeAddress(code)} aria-current={code === language ? 'page' : undefined}>
            {LANGUAGE_NAMES[code][reader]}
          </a>
        ))}
      </nav>
      {groups.length + globals.length === 0 ? <p>{WORDS.nothing[reader]}</p> : null}
      {groups.map((group) => (
        <Group
          key={group.slug}
          group={group}
          name={nameOf(group.label)}
          reader={reader}
          language={language}
          isWhole={kind !== undefined}
        />
      ))}
      {globals.length === 0 ? null : (
        <section aria-label={WORDS.settings[reader]}>
          <h2>{WORDS.settings[reader]}</h2>
          <Documents documents={globals.map((doc) => ({ ...doc, title: nameOf(doc.label) }))} reader={reader} />
        </section>
      )}
    </AdminPage>
  );
}

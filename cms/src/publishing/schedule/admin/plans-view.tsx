import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { AdminPage } from '#cms/kit/admin/admin-page.tsx';
import { IN_TRASH } from '#cms/kit/admin/document-titles.ts';
import { formatMoment } from '#cms/kit/dates/date-format.ts';
import { describePlans, type PlanEntry } from '../plan-entries.ts';
import { findPlans, type PlanState } from '../plan-jobs.ts';
import { PLAN_STATES, PLAN_TEXTS as WORDS } from './plan-texts.ts';

/** Plans that are listed: the earliest, including failed ones. */
const MAX_LISTED = 300;

const ORDER: Readonly<Record<PlanState, number>> = { failed: 0, overdue: 1, running: 2, planned: 3 };

/** The admin page of all plans, failed and overdue ones first, with their errors. */
export async function PlansView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n, payload, user } = req;
  const reader = readerLanguage(i18n);
  const zone = payload.config.admin.timezones.defaultTimezone ?? 'UTC';
  const planned = hasRole(user, ...WRITERS) ? await findPlans(payload, { limit: MAX_LISTED }) : [];
  const shown = (await describePlans(req, planned)).toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
  const kindOf = ({ collection }: PlanEntry) =>
    getTranslation(payload.collections[collection].config.labels.singular, i18n);
  return (
    <AdminPage view={view} title={WORDS.title[reader]} {...(shown.length === 0 && { lead: WORDS.nothing[reader] })}>
      {shown.length === 0 ? null : (
        <div className="admin-page__table">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  {WORDS.when[reader]} ({zone})
                </th>
                <th scope="col">{WORDS.what[reader]}</th>
                <th scope="col">{WORDS.document[reader]}</th>
                <th scope="col">{WORDS.state[reader]}</th>
                <th scope="col">{WORDS.who[reader]}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.id}>
                  <td>{formatMoment(one.at, reader, zone)}</td>
                  <td>{WORDS[one.type][reader]}</td>
                  <td>
                    <a href={`${payload.config.routes.admin}${one.path}`}>
                      {kindOf(one)}: {one.title}
                    </a>
                    {one.trashed ? ` (${IN_TRASH[reader]})` : ''}
                  </td>
                  <td>
                    {one.state === 'planned' ? (
                      PLAN_STATES.planned[reader]
                    ) : (
                      <strong>{PLAN_STATES[one.state][reader]}</strong>
                    )}
                    {one.problem ? `: ${one.problem}` : ''}
                  </td>
                  <td>{one.by}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AdminPage>
  );
}

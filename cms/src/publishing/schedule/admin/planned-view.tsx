import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { AdminPage } from '#cms/kit/admin/admin-page.tsx';
import { shownMoment } from '#cms/kit/dates/written-date.ts';
import { findPlanned, type PlanState } from '../planned.ts';
import { type ShownPlan, shownPlans } from '../shown-plans.ts';
import { PLAN_STATES, PLAN_WORDS as WORDS } from './plan-words.ts';

/** Plans that are listed: the earliest, including failed ones. */
const MOST = 300;

const ORDER: Readonly<Record<PlanState, number>> = { failed: 0, overdue: 1, running: 2, planned: 3 };

/** The admin page of all plans, failed and overdue ones first, with their errors. */
export async function PlannedView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { i18n, payload, user } = req;
  const reader = readerLanguage(i18n);
  const zone = payload.config.admin.timezones.defaultTimezone ?? 'UTC';
  const planned = hasRole(user, ...WRITERS) ? await findPlanned(payload, { limit: MOST }) : [];
  const shown = (await shownPlans(req, planned)).toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
  const kindOf = ({ collection }: ShownPlan) =>
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
                  <td>{shownMoment(one.at, reader, zone)}</td>
                  <td>{WORDS[one.type][reader]}</td>
                  <td>
                    <a href={`${payload.config.routes.admin}/collections/${one.collection}/${one.document}`}>
                      {kindOf(one)}: {one.title}
                    </a>
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

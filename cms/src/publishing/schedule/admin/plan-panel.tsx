'use client';

import { useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { SidebarPanel } from '#cms/kit/admin/sidebar-panel.tsx';
import { describeUnreadDates } from '#cms/kit/dates/unread-dates.ts';
import { useUnreadDates } from '#cms/kit/dates/use-unread-dates.ts';
import type { PlanEntry } from '../plan-entries.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanList } from './plan-list.tsx';
import { requestPlans } from './plan-requests.ts';
import { PLAN_TEXTS as WORDS } from './plan-texts.ts';

/** The panel beside a document: its plans, their planners, and the form for a new one. */
export function PlanPanel() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { code } = useLocale();
  const mayPlan = hasRole(useAuth().user, 'editor');
  const reader = readerLanguage(useTranslation().i18n);
  const [plans, setPlans] = useState<readonly PlanEntry[]>([]);
  const [said, setSaid] = useState('');
  const unreadDates = useUnreadDates();
  const path = `${config.routes.api}/planned`;
  const home = config.admin.timezones.defaultTimezone ?? 'UTC';

  const ask = useCallback(
    async (asked: Parameters<typeof requestPlans>[0], done: string) => {
      const told = await requestPlans(asked, reader, WORDS.failed[reader]);
      if ('problem' in told) setSaid(told.problem);
      else {
        setPlans(told.plans);
        setSaid(done);
      }
      return 'plans' in told;
    },
    [reader],
  );

  useEffect(() => {
    if (id !== undefined) void ask({ path: `${path}?collection=${collectionSlug}&id=${id}` }, '');
  }, [ask, collectionSlug, id, path]);

  if (id === undefined) return <p className="field-type">{WORDS.first_save[reader]}</p>;
  // Translators can only look at plans.
  if (!mayPlan && plans.length === 0 && said === '') return null;
  return (
    <SidebarPanel title={WORDS.title[reader]}>
      <PlanList
        plans={plans}
        zone={home}
        mayPlan={mayPlan}
        onCancel={(job) => void ask({ path: `${path}/${job}`, method: 'DELETE' }, WORDS.taken_back[reader])}
        onAgain={(job) => void ask({ path: `${path}/${job}/again`, method: 'POST' }, WORDS.planned[reader])}
      />
      {mayPlan ? (
        <PlanForm
          home={home}
          onPlan={async (chosen) => {
            // The stored draft, which would be published, has an earlier date.
            if (unreadDates.length > 0) {
              setSaid(describeUnreadDates(unreadDates));
              return false;
            }
            const body = { collection: collectionSlug, id: Number(id), ...chosen, written_in: code };
            return ask({ path, method: 'POST', body }, WORDS.planned[reader]);
          }}
        />
      ) : null}
      <p role="status">{said}</p>
    </SidebarPanel>
  );
}

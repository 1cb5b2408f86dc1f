import type { LocalText } from '@kontorwerk/contract/languages';
import { hasRole } from '#cms/kit/access/roles.ts';
import { titlesOf } from '#cms/kit/admin/document-titles.ts';
import { findPlans, type PlannedChange } from '#cms/publishing/schedule/plan-jobs.ts';
import { type Asking, moment, type Row, Rows, widget } from './widget.tsx';

const TITLE: LocalText = { en: 'Planned', de: 'Geplant' };
const EMPTY: LocalText = {
  en: 'Nothing is planned. Under “Planned” beside a document you can publish it at a set time, or take it off the site.',
  de: 'Nichts ist geplant. Unter „Geplant“ neben einem Dokument lässt es sich zu einer bestimmten Zeit veröffentlichen oder von der Website nehmen.',
};

/** Plans that are listed, the earliest first. */
const NAMED = 8;

/** The texts of a plan's states. */
const STATES = {
  publish: { en: 'to be published {date}', de: 'wird veröffentlicht: {date}' },
  unpublish: { en: 'to be taken off {date}', de: 'wird zurückgezogen: {date}' },
  overdue: { en: 'OVERDUE since {date}', de: 'ÜBERFÄLLIG seit {date}' },
  failed: { en: 'FAILED {date}: please plan it again', de: 'FEHLGESCHLAGEN {date}: bitte neu planen' },
} as const satisfies Record<string, LocalText>;

function wordsOf({ state, type }: PlannedChange): LocalText {
  return STATES[state === 'failed' || state === 'overdue' ? state : type];
}

async function rowsOf({ req: { payload }, reader }: Asking): Promise<readonly Row[]> {
  const plans = await findPlans(payload, { limit: NAMED });
  const titleOf = await titlesOf(payload, plans, reader);
  return plans.map((plan) => ({
    key: String(plan.id),
    href: `${payload.config.routes.admin}/collections/${plan.collection}/${plan.document}`,
    name: titleOf(plan),
    note: wordsOf(plan)[reader].replace('{date}', moment(plan.at, reader)),
  }));
}

/** The widget of planned publishing and unpublishing, including overdue and failed plans. */
export const ScheduleWidget = widget(TITLE, async (asking) => {
  if (!hasRole(asking.req.user, 'editor')) return null;
  return <Rows rows={await rowsOf(asking)} empty={EMPTY[asking.reader]} />;
});

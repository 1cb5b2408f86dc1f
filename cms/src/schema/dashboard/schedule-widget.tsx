import type { LocalText } from '@kontorwerk/contract/languages';
import { hasRole } from '#cms/kit/access/roles.ts';
import { documentPath, findTrashed, IN_TRASH, titlesOf } from '#cms/kit/admin/document-titles.ts';
import { findPlans, type PlannedChange } from '#cms/publishing/schedule/plan-jobs.ts';
import { formatMoment, makeWidget, type Row, Rows, type WidgetContext } from './widget.tsx';

const TITLE: LocalText = { en: 'Planned', de: 'Geplant' };
const EMPTY: LocalText = {
  en: 'Nothing is planned. Under “Planned” beside a document you can publish it at a set time, or take it off the site.',
  de: 'Nichts ist geplant. Unter „Geplant“ neben einem Dokument lässt es sich zu einer bestimmten Zeit veröffentlichen oder von der Website nehmen.',
};

/** Plans that are listed, the earliest first. */
const MAX_LISTED = 8;

/** The texts of a plan's states. */
const STATES = {
  publish: { en: 'to be published {date}', de: 'wird veröffentlicht: {date}' },
  unpublish: { en: 'to be taken off {date}', de: 'wird zurückgezogen: {date}' },
  overdue: { en: 'OVERDUE since {date}', de: 'ÜBERFÄLLIG seit {date}' },
  failed: { en: 'FAILED {date}: please plan it again', de: 'FEHLGESCHLAGEN {date}: bitte neu planen' },
} as const satisfies Record<string, LocalText>;

function getStateText({ state, type }: PlannedChange): LocalText {
  return STATES[state === 'failed' || state === 'overdue' ? state : type];
}

async function readRows({ req: { payload }, reader }: WidgetContext): Promise<readonly Row[]> {
  const plans = await findPlans(payload, { limit: MAX_LISTED });
  const [titleOf, isTrashed] = await Promise.all([titlesOf(payload, plans, reader), findTrashed(payload, plans)]);
  return plans.map((plan) => ({
    key: String(plan.id),
    href: payload.config.routes.admin + documentPath(plan, isTrashed(plan)),
    name: isTrashed(plan) ? `${titleOf(plan)} (${IN_TRASH[reader]})` : titleOf(plan),
    note: getStateText(plan)[reader].replace('{date}', formatMoment(plan.at, reader)),
  }));
}

/** The widget of planned publishing and unpublishing, including overdue and failed plans. */
export const ScheduleWidget = makeWidget(TITLE, async (asking) => {
  if (!hasRole(asking.req.user, 'editor')) return null;
  return <Rows rows={await readRows(asking)} empty={EMPTY[asking.reader]} />;
});

import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatMoment } from '#cms/kit/dates/date-format.ts';
import { findPlans, type PlannedChange } from '../plan-jobs.ts';
import { PLAN_STATES, PLAN_TEXTS as WORDS } from './plan-texts.ts';

/** Plans that are looked up for a list; all others are later. */
const MAX_PLANS = 500;

/** Cached for all rows of a list. */
const readPlans = cache((payload: Payload) => findPlans(payload, { limit: MAX_PLANS }));

/** The next planned change of a document, in its list. */
export async function PlanCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const isIts = ({ collection, document }: PlannedChange) => collection === collectionSlug && document === rowData?.id;
  const next = (await readPlans(payload)).find(isIts);
  if (!next) return null;
  const reader = readerLanguage(i18n);
  const zone = payload.config.admin.timezones.defaultTimezone ?? 'UTC';
  const state = next.state === 'planned' ? '' : ` (${PLAN_STATES[next.state][reader]})`;
  return `${WORDS[next.type][reader]} ${formatMoment(next.at, reader, zone)}${state}`;
}

import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { shownMoment } from '#cms/kit/dates/written-date.ts';
import { findPlanned, type Planned } from '../planned.ts';
import { PLAN_STATES, PLAN_WORDS as WORDS } from './plan-words.ts';

/** Plans that are looked up for a list; all others are later. */
const MOST = 500;

/** Cached for all rows of a list. */
const plans = cache((payload: Payload) => findPlanned(payload, { limit: MOST }));

/** The next planned change of a document, in its list. */
export async function PlanCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const isIts = ({ collection, document }: Planned) => collection === collectionSlug && document === rowData?.id;
  const next = (await plans(payload)).find(isIts);
  if (!next) return null;
  const reader = readerLanguage(i18n);
  const zone = payload.config.admin.timezones.defaultTimezone ?? 'UTC';
  const state = next.state === 'planned' ? '' : ` (${PLAN_STATES[next.state][reader]})`;
  return `${WORDS[next.type][reader]} ${shownMoment(next.at, reader, zone)}${state}`;
}

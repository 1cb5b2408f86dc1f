'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { useListQuery, useTranslation } from '@payloadcms/ui';
import type { Where } from 'payload';
import { transformWhereQuery, validateWhereQuery } from 'payload/shared';
import { useCallback, useId, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import type { DateKind } from './date-format.ts';
import { DateInput } from './date-input.tsx';
import { type Condition, DATE_OPERATORS, isDateOperator, readCondition, withOperator } from './date-operators.ts';

const WORDS = {
  operator: { en: 'Comparison', de: 'Vergleich' },
  date: { en: 'Date', de: 'Datum' },
} as const satisfies Record<string, LocalText>;

/** The indexes of a condition: Payload joins groups by “or”, and conditions in a group by “and”. */
type Place = { readonly group: number; readonly index: number };

function indexIn(item: Element | null | undefined): number {
  return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
}

/** Returns the place of the condition around an element. Payload renders a filter without it. */
function placeOf(element: Element): Place {
  const item = element.closest('li');
  return { group: indexIn(item?.parentElement?.closest('li')), index: indexIn(item) };
}

/** Returns the groups of a list's filters, in the shape in which Payload shows them. */
function groupsOf(where: Where | undefined): readonly Where[] {
  if (!where) return [];
  const shown = validateWhereQuery(where) ? where : transformWhereQuery(where);
  return shown.or ?? [];
}

function isoOf(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * A list's filter on a date, with the operators of dates instead of Payload's select beside it, which is hidden. The
 * date is parsed as in forms, and a text that can't be parsed stays, with the reason.
 */
export function DateFilter({ kind }: { readonly kind: DateKind }) {
  const { query, handleWhereChange } = useListQuery();
  const { i18n, t } = useTranslation();
  const reader = readerLanguage(i18n);
  const id = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const [told, setTold] = useState<LocalText | null>(null);
  const noteElement = useCallback((element: Element | null) => {
    if (element) setPlace(placeOf(element));
  }, []);

  const groups = groupsOf(query.where);
  const condition = place && readCondition(groups[place.group]?.and?.[place.index]);

  function change({ path, operator, value }: Condition): void {
    const or = groups.map((group, at) =>
      at === place?.group
        ? {
            and: (group.and ?? []).map((one, index) =>
              index === place.index ? { [path]: { [operator]: value } } : one,
            ),
          }
        : group,
    );
    void handleWhereChange?.({ or });
  }

  return (
    <div ref={noteElement} className="date-filter">
      {condition ? (
        <>
          <select
            aria-label={WORDS.operator[reader]}
            value={condition.operator}
            onChange={({ target }) => {
              if (isDateOperator(target.value)) change(withOperator(condition, target.value));
            }}
          >
            {Object.entries(DATE_OPERATORS).map(([operator, label]) => (
              <option key={operator} value={operator}>
                {label[reader]}
              </option>
            ))}
          </select>
          {condition.operator === 'exists' ? (
            <select
              aria-label={DATE_OPERATORS.exists[reader]}
              value={String(condition.value ?? '')}
              onChange={({ target }) => change({ ...condition, value: target.value || undefined })}
            >
              <option value="" />
              <option value="true">{t('general:true')}</option>
              <option value="false">{t('general:false')}</option>
            </select>
          ) : (
            <div className={told ? 'date-filter__date date-time-field--has-error' : 'date-filter__date'}>
              <label htmlFor={id} className="sr-only">
                {WORDS.date[reader]}
              </label>
              <DateInput
                id={id}
                kind={kind}
                reader={reader}
                zone={AGENCY_TIME_ZONE}
                value={isoOf(condition.value)}
                problem={told?.[reader] ?? null}
                onChange={(value) => change({ ...condition, value: value ?? undefined })}
                onProblem={(problem, isLeft) => setTold(isLeft ? problem : null)}
              />
            </div>
          )}
        </>
      ) : null}
    </div>
  );
}

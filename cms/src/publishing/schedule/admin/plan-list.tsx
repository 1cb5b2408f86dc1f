'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatMoment } from '#cms/kit/dates/date-format.ts';
import type { PlanEntry } from '../plan-entries.ts';
import { PLAN_STATES, PLAN_TEXTS as WORDS } from './plan-texts.ts';

type PlanListProps = {
  readonly plans: readonly PlanEntry[];
  readonly zone: string;
  readonly mayPlan: boolean;
  readonly onCancel: (id: number) => void;
  readonly onAgain: (id: number) => void;
};

/** The plans of one document, each with its state and actions. */
export function PlanList({ plans, zone, mayPlan, onCancel, onAgain }: PlanListProps) {
  const reader = readerLanguage(useTranslation().i18n);
  return (
    <ul style={{ listStyle: 'none', padding: 0, margin: '0 0 12px' }}>
      {plans.map(({ id, type, at, by, state, problem }) => (
        <li key={id} style={{ marginBlockEnd: 12 }}>
          <strong>{WORDS[type][reader]}</strong> {formatMoment(at, reader, zone)}
          {state === 'planned' ? null : <strong> · {PLAN_STATES[state][reader]}</strong>}
          {by ? (
            <div className="field-description">
              {WORDS.by[reader]} {by}
            </div>
          ) : null}
          {problem ? <div role="alert">{problem}</div> : null}
          {mayPlan ? (
            <div style={{ display: 'flex', gap: 8 }}>
              <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onCancel(id)}>
                {WORDS.cancel[reader]}
              </Button>
              {state === 'failed' || state === 'overdue' ? (
                <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onAgain(id)}>
                  {WORDS.again[reader]}
                </Button>
              ) : null}
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

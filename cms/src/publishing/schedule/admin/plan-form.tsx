'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { moveToZone } from '#cms/base/time-zones.ts';
import { useBrowserZone } from '#cms/kit/admin/use-browser-zone.ts';
import { LabelledDate } from '#cms/kit/dates/labelled-date.tsx';
import { PLAN_TEXTS as WORDS } from './plan-texts.ts';

/** In the style of the admin's fields. */
const SELECT = {
  padding: '4px 8px',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
};

type ZoneProps = {
  readonly zone: string;
  readonly zones: readonly string[];
  readonly label: string;
  readonly onChange: (zone: string) => void;
};

/** The time zone, with a choice where the editor's own differs. */
function Zone({ zone, zones, label, onChange }: ZoneProps) {
  if (zones.length < 2) return zone;
  return (
    <select style={SELECT} aria-label={label} value={zone} onChange={({ target }) => onChange(target.value)}>
      {zones.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** The times that an editor chose; null for none. */
export type ChosenTimes = {
  readonly publish_at: string | null;
  readonly unpublish_at: string | null;
  readonly timezone: string;
};

type PlanFormProps = {
  /** The agency's time zone. */
  readonly home: string;
  /** Resolves with whether it was planned. */
  readonly onPlan: (chosen: ChosenTimes) => Promise<boolean>;
};

type Times = { readonly publish: string | null; readonly unpublish: string | null };

const NO_TIMES: Times = { publish: null, unpublish: null };

/** The form that schedules both ends of a publication. */
export function PlanForm({ home, onPlan }: PlanFormProps) {
  const reader = readerLanguage(useTranslation().i18n);
  const [zone, setZone] = useState(home);
  const [times, setTimes] = useState(NO_TIMES);
  const [unread, setUnread] = useState({ publish: false, unpublish: false });
  const zones = [...new Set([home, useBrowserZone(home)])];

  async function plan(): Promise<void> {
    const chosen = { publish_at: times.publish, unpublish_at: times.unpublish, timezone: zone };
    if (await onPlan(chosen)) setTimes(NO_TIMES);
  }

  function moveTo(to: string): void {
    // The written clock time stays; the moment moves.
    const moved = (moment: string | null) => moment && moveToZone(moment, zone, to);
    setTimes({ publish: moved(times.publish), unpublish: moved(times.unpublish) });
    setZone(to);
  }

  return (
    <>
      {(['publish', 'unpublish'] as const).map((which) => (
        <LabelledDate
          key={which}
          label={WORDS[`${which}_at`][reader]}
          kind="moment"
          reader={reader}
          zone={zone}
          value={times[which]}
          onChange={(moment) => setTimes({ ...times, [which]: moment })}
          onUnread={(isUnread) => setUnread((before) => ({ ...before, [which]: isUnread }))}
        />
      ))}
      <div className="field-description">{WORDS.either[reader]}</div>
      <p style={{ margin: '8px 0 12px' }}>
        {WORDS.zone[reader]}: <Zone zone={zone} zones={zones} label={WORDS.zone[reader]} onChange={moveTo} />
      </p>
      <Button buttonStyle="secondary" margin={false} disabled={unread.publish || unread.unpublish} onClick={plan}>
        {WORDS.plan[reader]}
      </Button>
    </>
  );
}

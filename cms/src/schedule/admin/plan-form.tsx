'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { readerLanguage } from '../../admin/reader-language.ts';
import { useOwnZone } from '../../admin/use-own-zone.ts';
import { instantOf } from '../wall-time.ts';
import { PLAN_WORDS as WORDS } from './plan-words.ts';

type TimeFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** As the admin's own fields look. */
const INPUT = {
  width: '100%',
  padding: '8px 12px',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
};

function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="field-type date-time-field" style={{ marginBlockEnd: 12 }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        // Browsers take years of six digits, which no other field of a date does.
        max="9999-12-31T23:59"
        style={INPUT}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

type ZoneProps = {
  readonly zone: string;
  readonly zones: readonly string[];
  readonly label: string;
  readonly onChange: (zone: string) => void;
};

/** The zone of the times, to be chosen where the editor's own is another one. */
function Zone({ zone, zones, label, onChange }: ZoneProps) {
  if (zones.length < 2) return zone;
  return (
    <select
      style={{ ...INPUT, width: 'auto', padding: '4px 8px' }}
      aria-label={label}
      value={zone}
      onChange={({ target }) => onChange(target.value)}
    >
      {zones.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** What an editor plans; a moment is null where none was chosen. */
export type ChosenTimes = {
  readonly publish_at: string | null;
  readonly unpublish_at: string | null;
  readonly timezone: string;
};

type PlanFormProps = {
  /** The zone of the agency's seat. */
  readonly home: string;
  /** Resolves with whether it is planned then. */
  readonly onPlan: (chosen: ChosenTimes) => Promise<boolean>;
};

const NO_TIMES = { publish: '', unpublish: '' };

/** Sets start and end of a publication in one go. */
export function PlanForm({ home, onPlan }: PlanFormProps) {
  const reader = readerLanguage(useTranslation().i18n);
  const [zone, setZone] = useState(home);
  const [times, setTimes] = useState(NO_TIMES);
  const zones = [...new Set([home, useOwnZone(home)])];

  async function plan(): Promise<void> {
    const at = (time: string) => (time === '' ? null : instantOf(time, zone).toISOString());
    const chosen = { publish_at: at(times.publish), unpublish_at: at(times.unpublish), timezone: zone };
    if (await onPlan(chosen)) setTimes(NO_TIMES);
  }

  return (
    <>
      <TimeField
        label={WORDS.publish_at[reader]}
        value={times.publish}
        onChange={(publish) => setTimes({ ...times, publish })}
      />
      <TimeField
        label={WORDS.unpublish_at[reader]}
        value={times.unpublish}
        onChange={(unpublish) => setTimes({ ...times, unpublish })}
      />
      <div className="field-description">{WORDS.either[reader]}</div>
      <p style={{ margin: '8px 0 12px' }}>
        {WORDS.zone[reader]}: <Zone zone={zone} zones={zones} label={WORDS.zone[reader]} onChange={setZone} />
      </p>
      <Button buttonStyle="secondary" margin={false} onClick={plan}>
        {WORDS.plan[reader]}
      </Button>
    </>
  );
}

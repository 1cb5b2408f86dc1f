'use client';

import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { SelectInput, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { LabelledDate } from '#cms/kit/dates/labelled-date.tsx';
import { DRAFT_TEXTS as WORDS } from './draft-texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { day: 1, week: 7, month: 30 } as const;
type Span = keyof typeof DAYS;
const SPANS: readonly Span[] = ['day', 'week', 'month'];

function isSpan(value: unknown): value is Span {
  return SPANS.some((span) => span === value);
}

/** Chooses how long a link is valid: for a period, or until a date. Reports null while none is chosen. */
export function LinkExpiry({ onChoose }: { readonly onChoose: (until: Date | null) => void }) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const [span, setSpan] = useState<Span | 'until_date'>('week');
  const [date, setDate] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);

  useEffect(() => {
    if (span !== 'until_date') onChoose(new Date(Date.now() + DAYS[span] * DAY_MS));
    else onChoose(date === null || isUnread ? null : new Date(date));
  }, [span, date, isUnread, onChoose]);

  return (
    <>
      <div style={{ minWidth: 260 }}>
        <SelectInput
          path="shared-for"
          name="shared-for"
          label={WORDS.how_long[reader]}
          isClearable={false}
          value={span}
          options={[...SPANS, 'until_date' as const].map((value) => ({ value, label: WORDS[value][reader] }))}
          onChange={(chosen) => {
            const value = Array.isArray(chosen) ? undefined : chosen.value;
            setSpan(isSpan(value) ? value : 'until_date');
          }}
        />
      </div>
      {span === 'until_date' ? (
        <div style={{ minWidth: 240 }}>
          <LabelledDate
            label={WORDS.until[reader]}
            kind="moment"
            reader={reader}
            zone={AGENCY_TIME_ZONE}
            value={date}
            minDate={new Date()}
            onChange={setDate}
            onUnread={setUnread}
          />
        </div>
      ) : null}
    </>
  );
}

'use client';

import { DatePicker, SelectInput, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readerLanguage } from '../admin/reader-language.ts';
import { DRAFT_WORDS as WORDS } from './draft-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { day: 1, week: 7, month: 30 } as const;
type Span = keyof typeof DAYS;
const SPANS: readonly Span[] = ['day', 'week', 'month'];

function isSpan(value: unknown): value is Span {
  return SPANS.some((span) => span === value);
}

/** How long a link is to work: for a time, or until one. Tells null while none is chosen. */
export function SharedUntil({ onChoose }: { readonly onChoose: (until: Date | null) => void }) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const [span, setSpan] = useState<Span | 'until_date'>('week');
  const [date, setDate] = useState<Date | null>(null);

  useEffect(() => {
    onChoose(span === 'until_date' ? date : new Date(Date.now() + DAYS[span] * DAY_MS));
  }, [span, date, onChoose]);

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
          <span className="field-label">{WORDS.until[reader]}</span>
          <DatePicker
            minDate={new Date()}
            pickerAppearance="dayAndTime"
            value={date ?? undefined}
            onChange={(chosen) => setDate(chosen ?? null)}
          />
        </div>
      ) : null}
    </>
  );
}

'use client';

import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { DatePicker } from '@payloadcms/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { noon } from '#cms/base/agency-time.ts';
import { instantOf, timeIn } from '#cms/base/wall-time.ts';
import { DATE_WORDS } from './date-words.ts';
import { type DateKind, type ReadDate, readDay, readTime, shownDay, shownMoment } from './written-date.ts';

export type DateInputProps = {
  readonly kind: DateKind;
  readonly reader: Language;
  /** By whose clocks moments are written. */
  readonly zone: string;
  /** An ISO moment; null where there is none. */
  readonly value: string | null;
  /** What the input is found by, such as by its label. */
  readonly id: string;
  readonly readOnly?: boolean;
  readonly minDate?: Date;
  /** Why what stands there can't be read, once that is to be told. */
  readonly problem: string | null;
  /** Whether something else is wrong, which is told elsewhere. */
  readonly isInvalid?: boolean;
  readonly onChange: (value: string | null) => void;
  /** Told why what stands there can't be read, and whether the input was left with it; null once it can. */
  readonly onProblem: (problem: LocalText | null, isLeft: boolean) => void;
};

/** The parts of a moment on a zone's clocks as those of the browser's, whose calendar knows no other zone. */
function onBrowsersClock(value: string, kind: DateKind, zone: string): Date {
  const [day = '', time = '12:00'] = kind === 'day' ? [value.slice(0, 10)] : timeIn(zone, value).split(' ');
  return new Date(`${day}T${time}`);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** What was chosen on the browser's clock as the same day and time on those of a zone. */
function ofBrowsersClock(date: Date, kind: DateKind, zone: string): string {
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  if (kind === 'day') return noon(day);
  return instantOf(`${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`, zone).toISOString();
}

/**
 * A date to type in the reader's own way, or to choose in a calendar. What is typed stands as it was typed until the input
 * is left; what can't be read stays and changes nothing.
 */
export function DateInput(props: DateInputProps) {
  const { kind, reader, zone, value, onChange, onProblem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // The calendar tells that it closes before what was chosen in it is drawn.
  const left = useRef<string | null>(null);
  const shown = kind === 'day' ? shownDay(value ?? '', reader) : shownMoment(value ?? '', reader, zone);

  function show(text: string | null): void {
    left.current = text;
    setTyped(text);
  }

  function readTyped(text: string): ReadDate {
    return kind === 'day' ? readDay(text, reader) : readTime(text, reader, zone);
  }

  function type(text: string): void {
    show(text);
    const found = readTyped(text);
    if ('value' in found && found.value !== value) onChange(found.value);
    onProblem('problem' in found ? found.problem : null, false);
  }

  function leave(): void {
    if (left.current === null) return;
    const found = readTyped(left.current);
    if ('value' in found) show(null);
    onProblem('problem' in found ? found.problem : null, true);
  }

  function choose(date: Date | null | undefined): void {
    show(null);
    onProblem(null, false);
    onChange(date ? ofBrowsersClock(date, kind, zone) : null);
  }

  const told = `${props.id}-problem`;
  return (
    <>
      <DatePicker
        // For days alone Payload's picker moves the hours, in some zones into the next day.
        pickerAppearance="dayAndTime"
        timeFormat="HH:mm"
        readOnly={props.readOnly ?? false}
        placeholder={DATE_WORDS[kind][reader]}
        {...(props.minDate && { minDate: props.minDate })}
        {...(value && { value: onBrowsersClock(value, kind, zone) })}
        onChange={choose}
        overrides={{
          id: props.id,
          showTimeSelect: kind === 'moment',
          value: typed ?? shown,
          calendarStartDay: 1,
          autoComplete: 'off',
          ariaDescribedBy: told,
          ...((props.isInvalid || props.problem !== null) && { ariaInvalid: 'true' }),
          // An input whose calendar is open is not told that it is left.
          onBlur: leave,
          onCalendarClose: leave,
          onChangeRaw: (event?: SyntheticEvent) => {
            // Choosing in the calendar is told here as well.
            if (event?.type !== 'change' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            type(event.target.value);
          },
        }}
      />
      <p id={told} role="alert" className="date-problem">
        {props.problem}
      </p>
    </>
  );
}

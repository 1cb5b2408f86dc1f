'use client';

import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { DatePicker } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { formatInZone, noonOf, parseLocalTime } from '#cms/base/time-zones.ts';
import { type DateKind, formatDay, formatMoment, type ParsedDate, parseDay, parseTime } from './date-format.ts';
import { DATE_WORDS } from './date-words.ts';

export type DateInputProps = {
  readonly kind: DateKind;
  readonly reader: Language;
  /** The time zone of moments. */
  readonly zone: string;
  /** An ISO moment; null if there is none. */
  readonly value: string | null;
  /** The id of the input, such as for its label. */
  readonly id: string;
  readonly readOnly?: boolean;
  readonly minDate?: Date;
  /** The reason why the text can't be parsed, once it is to be shown. */
  readonly problem: string | null;
  /** Whether there is another error, which is shown elsewhere. */
  readonly isInvalid?: boolean;
  readonly onChange: (value: string | null) => void;
  /**
   * Called with the reason why the text can't be parsed, and whether the input has lost the focus; null once it can.
   */
  readonly onProblem: (problem: LocalText | null, isLeft: boolean) => void;
};

/** Converts a moment in a zone to the same local time in the browser's zone, the only one that the calendar knows. */
function toBrowserClock(value: string, kind: DateKind, zone: string): Date {
  const [day = '', time = '12:00'] = kind === 'day' ? [value.slice(0, 10)] : formatInZone(zone, value).split(' ');
  return new Date(`${day}T${time}`);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Converts a choice in the browser's zone to the same day and local time in a zone. */
function fromBrowserClock(date: Date, kind: DateKind, zone: string): string {
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  if (kind === 'day') return noonOf(day);
  return parseLocalTime(`${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`, zone).toISOString();
}

/** Makes the element around the calendar. The library's claims to be modal, though the input beside it can be used. */
function makeCalendar(reader: Language) {
  return ({ className, children }: { readonly className?: string; readonly children?: ReactNode }) => (
    <div className={className} role="dialog" aria-label={DATE_WORDS.calendar[reader]}>
      {children}
    </div>
  );
}

/** Made once: another component would render the calendar anew. */
const CALENDARS = { en: makeCalendar('en'), de: makeCalendar('de') };

/** Names the calendar's parts, which its library names in English. The days' and the month's names need no prefix. */
function makeCalendarNames(reader: Language) {
  const [previous, next] = [DATE_WORDS.previousMonth[reader], DATE_WORDS.nextMonth[reader]];
  return {
    calendarContainer: CALENDARS[reader],
    ...{ chooseDayAriaLabelPrefix: '', disabledDayAriaLabelPrefix: DATE_WORDS.notAvailable[reader] },
    monthAriaLabelPrefix: '',
    ...{ previousMonthButtonLabel: previous, previousMonthAriaLabel: previous },
    ...{ nextMonthButtonLabel: next, nextMonthAriaLabel: next },
  };
}

/** The methods of the calendar's library that are used. */
type Calendar = { setOpen(isOpen: boolean, keepsFocus: boolean): void; isCalendarOpen(): boolean };

/**
 * A date input with a calendar. Typed text is read when the input loses the focus, or with Enter or Ctrl+S: half a date
 * may be another one. A text that can't be parsed stays and changes nothing.
 */
export function DateInput(props: DateInputProps) {
  const { kind, reader, zone, value, onChange, onProblem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // The calendar's close event comes before the chosen date is rendered.
  const left = useRef<string | null>(null);
  const calendar = useRef<Calendar>(null);
  const [field, setField] = useState<HTMLDivElement | null>(null);
  const shown = kind === 'day' ? formatDay(value ?? '', reader) : formatMoment(value ?? '', reader, zone);

  function show(text: string | null): void {
    left.current = text;
    setTyped(text);
  }

  function readTyped(text: string): ParsedDate {
    return kind === 'day' ? parseDay(text, reader) : parseTime(text, reader, zone);
  }

  function type(text: string): void {
    show(text);
    const found = readTyped(text);
    onProblem('problem' in found ? found.problem : null, false);
  }

  function leave(): void {
    if (left.current === null) return;
    const found = readTyped(left.current);
    if ('value' in found) {
      show(null);
      if (found.value !== value) onChange(found.value);
    }
    onProblem('problem' in found ? found.problem : null, true);
  }

  /** Closes the calendar and returns the focus to the input, which opens the calendar when it takes the focus. */
  function closeCalendar(): void {
    field?.querySelector('input')?.focus();
    calendar.current?.setOpen(false, true);
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && calendar.current?.isCalendarOpen()) {
      event.stopPropagation();
      event.preventDefault();
      closeCalendar();
      return;
    }
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) leave();
    if (event.key !== 'Enter' || (left.current === null && !calendar.current?.isCalendarOpen())) return;
    // The library would choose the day that its calendar marks, and drop the typed one.
    event.stopPropagation();
    event.preventDefault();
    leave();
    closeCalendar();
  }

  function choose(date: Date | null | undefined): void {
    show(null);
    onProblem(null, false);
    onChange(date ? fromBrowserClock(date, kind, zone) : null);
  }

  const problemId = `${props.id}-problem`;
  return (
    <div ref={setField} onKeyDownCapture={pressKey}>
      <DatePicker
        // In its mode for days, Payload's picker shifts the hours, in some zones into the next day.
        pickerAppearance="dayAndTime"
        timeFormat="HH:mm"
        readOnly={props.readOnly ?? false}
        placeholder={DATE_WORDS[kind][reader]}
        {...(props.minDate && { minDate: props.minDate })}
        // With a value it has a button that empties the field, even if that is read-only.
        {...(value && !props.readOnly && { value: toBrowserClock(value, kind, zone) })}
        onChange={choose}
        overrides={{
          ...{ ref: calendar },
          // The calendar doesn’t pass its own on, without which the arrow keys mark days and don’t focus them.
          ...(field && { containerRef: { current: field } }),
          id: props.id,
          showTimeSelect: kind === 'moment',
          value: typed ?? shown,
          calendarStartDay: 1,
          timeCaption: DATE_WORDS.time[reader],
          ...makeCalendarNames(reader),
          autoComplete: 'off',
          ariaDescribedBy: problemId,
          ...((props.isInvalid || props.problem !== null) && { ariaInvalid: 'true' }),
          // An input with an open calendar gets no blur event.
          onBlur: leave,
          onCalendarClose: leave,
          onChangeRaw: (event?: SyntheticEvent) => {
            // Choices in the calendar trigger this event too.
            if (event?.type !== 'change' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            type(event.target.value);
          },
        }}
      />
      <p id={problemId} role="alert" className="date-problem">
        {props.problem}
      </p>
    </div>
  );
}

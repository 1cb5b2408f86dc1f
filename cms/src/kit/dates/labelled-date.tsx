'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { useId, useState } from 'react';
import { DateInput, type DateInputProps } from './date-input.tsx';

type LabelledDateProps = Omit<DateInputProps, 'id' | 'problem' | 'isInvalid' | 'onProblem'> & {
  readonly label: string;
  /** Called with whether the text can't be parsed. */
  readonly onUnread: (isUnread: boolean) => void;
};

/** A labelled date input outside of Payload's forms, such as in a panel. */
export function LabelledDate({ label, onUnread, ...input }: LabelledDateProps) {
  const id = useId();
  const [shownProblem, setShownProblem] = useState<LocalText | null>(null);
  return (
    <div className="field-type date-time-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <DateInput
        {...input}
        id={id}
        problem={shownProblem?.[input.reader] ?? null}
        onProblem={(problem, isLeft) => {
          setShownProblem(isLeft ? problem : null);
          onUnread(problem !== null);
        }}
      />
    </div>
  );
}

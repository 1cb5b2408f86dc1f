'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { useId, useState } from 'react';
import { DateInput, type DateInputProps } from './date-input.tsx';

type LabelledDateProps = Omit<DateInputProps, 'id' | 'problem' | 'isInvalid' | 'onProblem'> & {
  readonly label: string;
  /** Told whether what stands there can't be read. */
  readonly onUnread: (isUnread: boolean) => void;
};

/** A date with its label where no form of Payload's has it, such as in a panel. */
export function LabelledDate({ label, onUnread, ...input }: LabelledDateProps) {
  const id = useId();
  const [told, setTold] = useState<LocalText | null>(null);
  return (
    <div className="field-type date-time-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <DateInput
        {...input}
        id={id}
        problem={told?.[input.reader] ?? null}
        onProblem={(problem, isLeft) => {
          setTold(isLeft ? problem : null);
          onUnread(problem !== null);
        }}
      />
    </div>
  );
}

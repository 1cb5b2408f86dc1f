import { EXPERIENCE_MAX_YEARS } from '@kontorwerk/contract/constants';
import { APPLICATION_WORDS } from '@kontorwerk/contract/words/application-words';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { TextField } from '#app/ui/Field/TextField.tsx';

/** Whether text is a valid prefix of the years of experience while typing: no sign, no letters, at most 25 (§5). */
export function acceptsExperience(text: string): boolean {
  return /^(?:\d{1,2}(?:[.,]\d*)?)?$/.test(text) && Number(text.replace(',', '.')) <= EXPERIENCE_MAX_YEARS;
}

/** The field for years of experience; rejects invalid input while typing (§5). */
export function ExperienceField(field: ComponentProps<typeof TextField>) {
  const accepted = useRef(String(field.defaultValue ?? ''));
  const reject = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (acceptsExperience(currentTarget.value)) accepted.current = currentTarget.value;
    else currentTarget.value = accepted.current;
  };
  return (
    <TextField
      {...field}
      inputMode="decimal"
      help={useWords('application', APPLICATION_WORDS).yearsHelp}
      onInput={reject}
    />
  );
}

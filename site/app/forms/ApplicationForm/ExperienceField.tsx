import { EXPERIENCE_MAX_YEARS } from '@kontorwerk/contract/constants';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { TextField } from '#app/ui/Field/TextField.tsx';
import { applicationWords } from './application-words.ts';

/** Tells whether the years of experience may read like this while they are typed: no sign, no letters, at most 25 (§5). */
export function acceptsExperience(text: string): boolean {
  return /^(?:\d{1,2}(?:[.,]\d*)?)?$/.test(text) && Number(text.replace(',', '.')) <= EXPERIENCE_MAX_YEARS;
}

/** The years of experience: what may not stand there is taken back as it is typed (§5). */
export function ExperienceField(field: ComponentProps<typeof TextField>) {
  const accepted = useRef(String(field.defaultValue ?? ''));
  const reject = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (acceptsExperience(currentTarget.value)) accepted.current = currentTarget.value;
    else currentTarget.value = accepted.current;
  };
  return <TextField {...field} inputMode="decimal" help={applicationWords[useLanguage()].yearsHelp} onInput={reject} />;
}

import { CONTACT_PHONE_FIRST_DIGITS, PHONE_INPUT_MAX, PHONE_INPUT_MAX_LENGTH } from '@kontorwerk/contract/constants';
import type { PhoneRule } from '@kontorwerk/contract/settings';
import type { ComponentProps, FormEvent } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { TextField } from '#app/ui/Field/TextField.tsx';
import { formPhrases } from '../form-phrases.ts';

/** A number input ignores its longest length, so it is cut here. */
function cut({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const { value } = currentTarget;
  if (value.length > PHONE_INPUT_MAX_LENGTH) currentTarget.value = value.slice(0, PHONE_INPUT_MAX_LENGTH);
}

/** The phone number: numeric, at most 9999999999 and 15 long (§5); any number where the site's rule is international. */
export function PhoneField({ rule, ...field }: ComponentProps<typeof TextField> & { readonly rule: PhoneRule }) {
  const help = formPhrases[useLanguage()].phoneHelp(CONTACT_PHONE_FIRST_DIGITS);
  if (rule === 'international') return <TextField {...field} type="tel" autoComplete="tel" />;
  return (
    <TextField
      {...field}
      help={help}
      type="number"
      inputMode="numeric"
      max={PHONE_INPUT_MAX}
      maxLength={PHONE_INPUT_MAX_LENGTH}
      autoComplete="tel-national"
      onInput={cut}
      // Turning the wheel over a number input would count it up and down.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  );
}

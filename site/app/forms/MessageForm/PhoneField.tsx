import { CONTACT_PHONE_FIRST_DIGITS, PHONE_INPUT_MAX_LENGTH } from '@kontorwerk/contract/constants';
import type { PhoneRule } from '@kontorwerk/contract/settings/settings';
import type { ComponentProps, CompositionEvent, FormEvent } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { TextField } from '#app/ui/Field/TextField.tsx';
import { formPhrases } from '../form-phrases.ts';

/** Returns the digits of a text, full-width ones as ASCII. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** Removes non-digits and keeps the caret behind the same digit; waits for the end of an IME composition. */
function keepDigits({
  currentTarget: input,
  nativeEvent,
}: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>): void {
  const { value, selectionStart } = input;
  const digits = digitsOf(value);
  if (digits === value || (nativeEvent instanceof InputEvent && nativeEvent.isComposing)) return;
  const caret = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/**
 * The phone number: numeric, at most 15 characters (§5), although the rule accepts nothing above 9999999999. Not a
 * number input, which drops leading zeros, ignores `maxlength` and changes on scrolling. With the international rule,
 * any phone number.
 */
export function PhoneField({ rule, ...field }: ComponentProps<typeof TextField> & { readonly rule: PhoneRule }) {
  const help = formPhrases[useLanguage()].phoneHelp(CONTACT_PHONE_FIRST_DIGITS);
  if (rule === 'international') return <TextField {...field} type="tel" autoComplete="tel" />;
  return (
    <TextField
      {...field}
      help={help}
      inputMode="numeric"
      maxLength={PHONE_INPUT_MAX_LENGTH}
      autoComplete="tel-national"
      onInput={keepDigits}
      onCompositionEnd={keepDigits}
    />
  );
}

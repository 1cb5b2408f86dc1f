import { HONEYPOT_FIELD } from '@kontorwerk/contract/forms/honeypot';
import { useLanguage } from '#app/base/language/use-language.ts';
import { formPhrases } from './form-phrases.ts';
import { readText } from './form-state.ts';

/** A field hidden from people that bots fill in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formPhrases[useLanguage()].honeypot}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Returns the honeypot's part of the request; nothing if it is empty. */
export function honeypotOf(data: FormData): { readonly [HONEYPOT_FIELD]?: string } {
  const bait = readText(data, HONEYPOT_FIELD);
  return bait === '' ? {} : { [HONEYPOT_FIELD]: bait };
}

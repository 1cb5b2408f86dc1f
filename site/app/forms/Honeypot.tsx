import { useLanguage } from '#app/language/use-language.ts';
import { textOf } from './form-state.ts';
import { formWords } from './form-words.ts';

const NAME = 'website';

/** A field that people don't see and programs fill in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formWords[useLanguage()].honeypot}
        <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What is sent along of it: nothing when it was left empty. */
export function honeypotOf(data: FormData): { readonly website?: string } {
  const website = textOf(data, NAME);
  return website === '' ? {} : { website };
}

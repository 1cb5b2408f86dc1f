import { useLanguage } from '#app/base/language/use-language.ts';
import { words } from '#app/base/language/words.ts';

/** The text that stands in place of the sections when the content fetch failed (§4, §8); the reason is in the log. */
export function FetchError() {
  const t = words[useLanguage()];
  return (
    <div className="container notice">
      <p className="before-sunrise" role="alert">{`${t.fetchError} ${t.unavailable}`}</p>
    </div>
  );
}

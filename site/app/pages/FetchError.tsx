import { useLanguage } from '#app/language/use-language.ts';
import { words } from '#app/language/words.ts';

/** The text that stands in place of the sections when the content fetch failed (§4, §8). */
export function FetchError({ error }: { readonly error: string }) {
  const say = words[useLanguage()];
  return (
    <div className="container notice">
      <p className="before-sunrise" role="alert">{`${say.fetchError} ${error}`}</p>
    </div>
  );
}

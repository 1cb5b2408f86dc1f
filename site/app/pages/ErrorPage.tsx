import { useLanguage } from '#app/language/use-language.ts';
import { words } from '#app/language/words.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';

/** The error page (§2): an image and a way home. `missing` tells a page that isn't there from one that failed. */
export function ErrorPage({ missing }: { readonly missing: boolean }) {
  const say = words[useLanguage()].error;
  return (
    <div className="container">
      <h1>{missing ? say.title : say.failedTitle}</h1>
      <p>{missing ? say.text : say.failedText}</p>
      <ButtonLink to="/">{say.goHome}</ButtonLink>
    </div>
  );
}

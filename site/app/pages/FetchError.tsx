import { ERROR_WORDS } from '@kontorwerk/contract/words/shell-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { words } from '#app/base/language/words.ts';
import { classes } from '#app/styles/classes.ts';
import notice from '#app/ui/Notice/Notice.module.css';
import { Notice } from '#app/ui/Notice/Notice.tsx';

/** Replaces the sections when the content fetch failed (§4, §8); the reason is in the log. */
export function FetchError() {
  const { fetchError } = words[useLanguage()];
  const { unavailable } = useWords('error', ERROR_WORDS);
  return (
    <div className={classes('container', notice.place)}>
      <Notice text={`${fetchError} ${unavailable}`} alert />
    </div>
  );
}

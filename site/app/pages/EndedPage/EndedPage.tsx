import { PAGES } from '@kontorwerk/contract/pages/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { ErrorFrame } from '../ErrorPage/ErrorFrame.tsx';
import { endedWords } from './ended-words.ts';

/** The page of a job that has ended, with a link to the open jobs. */
export function EndedPage() {
  const t = endedWords[useLanguage()];
  return (
    <ErrorFrame
      title={t.title}
      text={t.text}
      imageAlt=""
      buttons={
        <>
          <ButtonLink to={PAGES.career.path}>{t.jobs}</ButtonLink>
          <ButtonLink to={PAGES.application.path} variant="secondary">
            {t.apply}
          </ButtonLink>
        </>
      }
    />
  );
}

import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { ErrorFrame } from '../ErrorPage/ErrorFrame.tsx';

/** The page of a job that has ended, with a link to the open jobs. */
export function EndedPage() {
  const t = endedPageWords[useLanguage()];
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

const en = {
  title: 'This job is no longer open',
  text: 'The closing date has passed, or the position has been filled. See who we’re looking for today, or write to us anyway.',
  jobs: 'See the open jobs',
  apply: 'Send a speculative application',
};

const de: typeof en = {
  title: 'Diese Stelle ist nicht mehr offen',
  text: 'Die Bewerbungsfrist ist abgelaufen, oder die Stelle ist besetzt. Sehen Sie nach, wen wir zurzeit suchen, oder schreiben Sie uns trotzdem.',
  jobs: 'Offene Stellen ansehen',
  apply: 'Initiativ bewerben',
};

/** Words of the page of an ended job. */
export const endedPageWords: Readonly<Record<Language, typeof en>> = { en, de };

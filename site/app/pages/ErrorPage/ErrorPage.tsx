import { ERROR_WORDS } from '@kontorwerk/contract/words/shell-words';
import type { ReactNode } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { ErrorFrame } from './ErrorFrame.tsx';

type ErrorPageProps = {
  /** Whether the page doesn't exist, as opposed to failed. */
  readonly missing: boolean;
  /** Links to pages that may have been meant. */
  readonly children?: ReactNode;
};

/** The error page (§2): a picture and a link home. */
export function ErrorPage({ missing, children }: ErrorPageProps) {
  const t = useWords('error', ERROR_WORDS);
  return (
    <ErrorFrame
      title={missing ? t.title : t.failedTitle}
      text={missing ? t.text : t.failedText}
      numbered={missing}
      imageAlt={missing ? t.imageAlt : t.failedImageAlt}
      buttons={
        <>
          <ButtonLink to="/">{t.goHome}</ButtonLink>
          <ButtonLink to="/projects" variant="secondary">
            {t.projects}
          </ButtonLink>
        </>
      }
    >
      {children}
    </ErrorFrame>
  );
}

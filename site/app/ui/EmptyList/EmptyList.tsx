import { withoutLanguage } from '@kontorwerk/contract/address/address';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { ERROR_WORDS } from '@kontorwerk/contract/words/shell-words';
import type { ReactNode } from 'react';
import { usePageLocation } from '#app/base/current-page.ts';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

const en = { nothing: 'There is nothing here yet.', write: 'Write to us' };
const de: typeof en = { nothing: 'Hier steht noch nichts.', write: 'Schreiben Sie uns' };

const emptyListWords: Readonly<Record<Language, typeof en>> = { en, de };

type EmptyListProps = {
  /** The list's own text. */
  readonly text?: string;
  /** A further link. */
  readonly children?: ReactNode;
};

/** Replaces a list without items (§2, §4): a message and a link home. */
export function EmptyList({ text, children }: EmptyListProps) {
  const t = emptyListWords[useLanguage()];
  const { goHome } = useWords('error', ERROR_WORDS);
  const atHome = withoutLanguage(usePageLocation().pathname) === '/';
  return (
    <Notice text={text ?? t.nothing}>
      {atHome ? (
        <ButtonLink to={PAGES.contact.path} size="small" variant="secondary">
          {t.write}
        </ButtonLink>
      ) : (
        <ButtonLink to="/" size="small" variant="secondary">
          {goHome}
        </ButtonLink>
      )}
      {children}
    </Notice>
  );
}

import { PAGES } from '@kontorwerk/contract/pages/pages';
import { SENT_WORDS } from '@kontorwerk/contract/words/sent-words';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { classes } from '#app/styles/classes.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import styles from './Sent.module.css';
import { Stamp } from './Stamp.tsx';

type SentProps = {
  readonly heading: ReactNode;
  readonly text?: string;
  /** ISO time of receipt. */
  readonly at: string;
  /** Set if the form was sent just now: the confirmation takes the focus. */
  readonly focused: boolean;
  /** Rendered inside a form's panel instead of at page width. */
  readonly small?: boolean;
  /** The link onwards; by default to the projects. */
  readonly next?: { readonly to: string; readonly label: string };
  readonly children?: ReactNode;
};

/** The confirmation that replaces a sent form (§4). */
export function Sent({ heading, text = '', at, focused, small = false, next, children }: SentProps) {
  const t = useWords('sent', SENT_WORDS);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    // Focusing alone scrolls differently by browser: Firefox leaves the element above the window.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [focused]);
  return (
    <div className={classes(styles.sent, small && styles.small)}>
      <div ref={place} tabIndex={-1} className={styles.words}>
        {heading}
        {text !== '' && <p className={styles.text}>{text}</p>}
        {children}
        <div className={styles.buttons}>
          <ButtonLink to="/" size={small ? 'small' : 'regular'}>
            {t.backHome}
          </ButtonLink>
          <ButtonLink to={next?.to ?? PAGES.projects.path} variant="secondary" size={small ? 'small' : 'regular'}>
            {next?.label ?? t.seeProjects}
          </ButtonLink>
        </div>
      </div>
      <Stamp at={at} />
    </div>
  );
}

import { SCROLL_TO_TOP_THRESHOLD_PX } from '@kontorwerk/contract/constants';
import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { memo, useEffect, useState } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** A quarter-disc button that scrolls to the top, visible once the page is scrolled by more than 300 px (§2, §4). */
export const ScrollToTop = memo(function ScrollToTop() {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const look = () => setVisible(scrollY > SCROLL_TO_TOP_THRESHOLD_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!visible}
      onClick={toTop}
      aria-label={useWords('shell', SHELL_WORDS).toTop}
    >
      <Icon name="arrow-up" />
    </button>
  );
});

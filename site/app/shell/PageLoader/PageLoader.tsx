import { memo, useEffect, useState } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { words } from '#app/base/language/words.ts';
import { useLoading } from '#app/base/router-context.ts';
import styles from './PageLoader.module.css';

/** Pages that load faster than this show no loader, in milliseconds. */
const LOADER_DELAY_MS = 400;

/** The loading state (§2, §4): the logo assembles itself while a page is loading. */
export const PageLoader = memo(function PageLoader() {
  const loading = useLoading();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), LOADER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  const t = words[useLanguage()];
  return (
    <div role="status">
      {loading && late && (
        <div className={styles.loader}>
          <svg viewBox="0 0 28 32" width="175" height="200" aria-hidden="true" focusable="false">
            <path className={styles.bar} d="M0 0H10V32H0Z" />
            <path className={styles.quarter} d="M12 16A16 16 0 0 1 28 32H12Z" />
            <path className={styles.sun} d="M12 16A16 16 0 0 1 28 0V16Z" />
          </svg>
          <span className={styles.rule} />
          {t.loading}
        </div>
      )}
    </div>
  );
});

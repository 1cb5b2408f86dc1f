import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  readonly text: string;
  /** Announced as an alert, for errors. */
  readonly alert?: boolean;
  /** Further links. */
  readonly children?: ReactNode;
};

/** Replaces content that can't be shown: a sun before sunrise, and the reason. */
export function Notice({ text, alert = false, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.text} role={alert ? 'alert' : undefined}>
        {text}
      </p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}

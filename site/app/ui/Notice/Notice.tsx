import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  readonly text: string;
  /** Whether it is announced: something went wrong. */
  readonly alert?: boolean;
  /** Ways on. */
  readonly children?: ReactNode;
};

/** What stands in place of something that can't be shown: a sun that has not risen, and why. */
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

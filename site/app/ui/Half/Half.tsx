import type { ReactNode } from 'react';
import styles from './Half.module.css';

type HalfProps = {
  /** The breadcrumbs above the text. */
  readonly path: ReactNode;
  /** Title, text and buttons, centred in their half. */
  readonly children: ReactNode;
  /** A picture that fills the other half; without one the text has the full width. */
  readonly picture: ReactNode;
};

/** Text at the left, a picture from the middle to the screen's edge. */
export function Half({ path, children, picture }: HalfProps) {
  return (
    <div className={styles.half}>
      <div className={styles.words}>
        {path}
        <div className={styles.middle}>{children}</div>
      </div>
      {picture && <div className={`screen-only ${styles.side}`}>{picture}</div>}
    </div>
  );
}

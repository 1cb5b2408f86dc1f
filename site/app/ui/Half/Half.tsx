import type { ReactNode } from 'react';
import styles from './Half.module.css';

type HalfProps = {
  /** The way here, above the words. */
  readonly path: ReactNode;
  /** Title, text and buttons, in the middle of their half. */
  readonly children: ReactNode;
  /** A picture that fills the other half; without one the words have all of the width. */
  readonly picture: ReactNode;
};

/** Words left, a picture from the middle to the screen's edge. */
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

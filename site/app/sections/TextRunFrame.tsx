import type { ReactNode } from 'react';
import { Contents } from '#app/ui/Contents/Contents.tsx';
import styles from './TextRunFrame.module.css';
import { type TextRun, TextRunContext } from './text-run.ts';

type TextRunFrameProps = { readonly run: TextRun; readonly children: ReactNode };

/** Consecutive texts, with their table of contents above them, or beside them in wide windows. */
export function TextRunFrame({ run, children }: TextRunFrameProps) {
  return (
    <div className={styles.run}>
      <div className={`container ${styles.list}`}>
        <Contents parts={[...run.parts.values()]} className={styles.contents} />
      </div>
      <div className={styles.texts}>
        <TextRunContext value={run.parts}>{children}</TextRunContext>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import { Breadcrumbs } from '#app/ui/Breadcrumbs/Breadcrumbs.tsx';
import styles from './DetailHead.module.css';

type DetailHeadProps = {
  readonly title: string;
  /** The path of the list that the page belongs to. */
  readonly parent: string;
  readonly lead?: string;
  /** A sentence as title is set smaller than a name. */
  readonly sentence?: boolean;
  /** What stands above the title. */
  readonly children?: ReactNode;
};

/** The head of a detail page: the way here, the title as the page's h1, and what it is about. */
export function DetailHead({ title, parent, lead = '', sentence = false, children }: DetailHeadProps) {
  return (
    <header className={`container ${styles.head}`}>
      <Breadcrumbs title={title} parent={parent} />
      <div className={classes(styles.row, sentence && styles.sentence)}>
        <div className={styles.title}>
          {children}
          <h1>{title}</h1>
        </div>
        {lead !== '' && <p className={`lines ${styles.lead}`}>{lead}</p>}
      </div>
    </header>
  );
}

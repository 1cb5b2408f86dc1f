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
  /** A name is set as large as its length allows: a short one in two lines, a word in each. */
  readonly name?: boolean;
  /** What stands above the title. */
  readonly children?: ReactNode;
};

/** Up to this length a name is a short one. */
const SHORT_NAME = 16;

/** The head of a detail page: the way here, the title as the page's h1, and what it is about. */
export function DetailHead({ title, parent, lead = '', sentence = false, name = false, children }: DetailHeadProps) {
  return (
    <header className={`container ${styles.head}`}>
      <Breadcrumbs title={title} parent={parent} />
      <div
        className={classes(styles.row, sentence && styles.sentence, name && title.length <= SHORT_NAME && styles.name)}
      >
        <div className={styles.title}>
          {children}
          <h1>{name ? title.replaceAll('& ', '&\u00a0') : title}</h1>
        </div>
        {lead !== '' && <p className={`lines ${styles.lead}`}>{lead}</p>}
      </div>
    </header>
  );
}

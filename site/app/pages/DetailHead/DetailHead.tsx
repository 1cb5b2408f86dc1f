import type { ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import { Breadcrumbs } from '#app/ui/Breadcrumbs/Breadcrumbs.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import styles from './DetailHead.module.css';

type DetailHeadProps = {
  readonly title: string;
  readonly lead?: string;
  /** The title's look where it isn't a heading: sentences are set smaller, short names larger. */
  readonly set?: 'sentence' | 'name';
  /** Rendered above the title. */
  readonly children?: ReactNode;
};

/** The longest name, and the longest word in it, that fit beside the lead in every window. */
const [SHORT_NAME, SHORT_WORD] = [16, 11];

function isShort(name: string): boolean {
  return name.length <= SHORT_NAME && name.split(/\s/).every((word) => word.length <= SHORT_WORD);
}

/** The head of a detail page: breadcrumbs, the title as h1, and a summary. */
export function DetailHead({ title, lead = '', set, children }: DetailHeadProps) {
  return (
    <header className={`container ${styles.head}`}>
      <Breadcrumbs title={title} />
      <div className={classes('grid', styles.row, set && (set === 'sentence' || isShort(title)) && styles[set])}>
        <div className={styles.title}>
          {children}
          <h1 className={heading.page}>{set === 'name' ? title.replaceAll('& ', '&\u00a0') : title}</h1>
        </div>
        {lead !== '' && <p className={`lines ${styles.lead}`}>{lead}</p>}
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import heading from '#app/ui/Heading/Heading.module.css';
import styles from './Related.module.css';

type RelatedProps = {
  readonly title: string;
  /** Collapses the space to the previous section, which has the same background. */
  readonly joined?: boolean;
  readonly children: ReactNode;
};

/** Links to related pages at the end of a detail page. */
export function Related({ title, joined, children }: RelatedProps) {
  return (
    <section className={`tone screen-only ${styles.related}`} data-tone="paper" data-joined={joined}>
      <div className="container">
        <h2 className={classes(heading.section, styles.title)}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

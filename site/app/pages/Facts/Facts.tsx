import type { ReactNode } from 'react';
import { classes } from '#app/styles/classes.ts';
import styles from './Facts.module.css';

type FactsProps = {
  /** In columns over the whole width, instead of stacked. */
  readonly spread?: boolean;
  readonly children: ReactNode;
};

/** A ruled list of terms and values. */
export function Facts({ spread = false, children }: FactsProps) {
  return <dl className={classes(styles.facts, spread && styles.spread)}>{children}</dl>;
}

type FactEntryProps = { readonly term: string; readonly note?: string; readonly children: ReactNode };

/** A term and its value. */
export function FactEntry({ term, note = '', children }: FactEntryProps) {
  return (
    <div>
      <dt className={styles.soft}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {note !== '' && <dd className={styles.soft}>{note}</dd>}
    </div>
  );
}

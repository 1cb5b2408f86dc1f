import type { Fact } from '@kontorwerk/contract/content/entry';
import styles from './Facts.module.css';

/** A ruled column of terms and values. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, note }) => (
        <div key={`${term} ${value}`}>
          <dt className={styles.soft}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== '' && <dd className={styles.soft}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

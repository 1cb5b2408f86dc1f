import type { ProjectDetails } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import heading from '#app/ui/Heading/Heading.module.css';
import chapter from './Chapter.module.css';
import styles from './Results.module.css';

/** Results: large figures; with a heading they form the last chapter. */
export function Results({ results_title, results }: Pick<ProjectDetails, 'results_title' | 'results'>) {
  return (
    <div className={classes(results_title !== '' && chapter.chapter)}>
      {results_title !== '' && <h2 className={heading.section}>{results_title}</h2>}
      <dl className={styles.figures}>
        {results.map(({ term, value, note }) => (
          <div key={`${term} ${value}`} className={styles.figure}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
            {note !== '' && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

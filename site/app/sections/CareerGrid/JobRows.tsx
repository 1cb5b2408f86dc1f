import type { Card } from '@kontorwerk/contract/content/entry';
import { listJobPlaces } from '@kontorwerk/contract/content/filters';
import { useSite } from '#app/base/site-data.ts';
import styles from './CareerGrid.module.css';
import { JobRow } from './JobRow.tsx';

type JobRowsProps = {
  readonly jobs: readonly Card[];
  /** The number of jobs on earlier pages. */
  readonly after?: number;
};

/** Numbered job rows, with the double rule of a finished list below. */
export function JobRows({ jobs, after = 0 }: JobRowsProps) {
  const { offices } = useSite().settings;
  return (
    <ul className={styles.jobs}>
      {jobs.map((card, index) => (
        <JobRow key={card.title} card={card} number={after + index + 1} places={listJobPlaces(card, offices)} />
      ))}
    </ul>
  );
}

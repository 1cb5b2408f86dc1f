import type { Card } from '@kontorwerk/contract/content/entry';
import { placesOf } from '@kontorwerk/contract/content/filters';
import { useSite } from '#app/base/site-data.ts';
import styles from './CareerGrid.module.css';
import { JobRow } from './JobRow.tsx';

/** Jobs as rows of a book, numbered, with the rule of a finished list below. */
export function JobRows({ jobs }: { readonly jobs: readonly Card[] }) {
  const { offices } = useSite().settings;
  return (
    <ul className={styles.jobs}>
      {jobs.map((card, index) => (
        <JobRow key={card.title} card={card} number={index + 1} places={placesOf(card, offices)} />
      ))}
    </ul>
  );
}

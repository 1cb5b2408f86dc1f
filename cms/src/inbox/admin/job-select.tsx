'use client';

import type { Language } from '@kontorwerk/contract/languages';
import type { JobChoice } from '../job-choices.ts';
import styles from './inbox.module.css';
import { INBOX_TEXTS } from './inbox-texts.ts';

type Props = {
  /** The id of the chosen job. */
  readonly job: string | undefined;
  readonly jobs: readonly JobChoice[];
  readonly reader: Language;
  /** Called with undefined for all jobs. */
  readonly onChoose: (job: string | undefined) => void;
};

/** Chooses the job whose pipeline is shown. */
export function JobSelect({ job, jobs, reader, onChoose }: Props) {
  return (
    <label>
      {INBOX_TEXTS.job[reader]}{' '}
      <select
        className={styles.select}
        value={job ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{INBOX_TEXTS.any_job[reader]}</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

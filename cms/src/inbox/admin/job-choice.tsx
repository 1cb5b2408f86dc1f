'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { useRouter } from 'next/navigation';
import styles from './inbox.module.css';
import { listQuery } from './list-filter.ts';
import { WORDS } from './words.ts';

type Props = {
  readonly job: string | undefined;
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
  readonly reader: Language;
};

/** Whose pipeline is shown. */
export function JobChoice({ job, jobs, reader }: Props) {
  const router = useRouter();
  return (
    <label>
      {WORDS.job[reader]}{' '}
      <select
        className={styles.select}
        value={job ?? ''}
        onChange={({ target }) =>
          router.push(target.value === '' ? listQuery({}) : listQuery({ job: target.value }, { groupBy: 'status' }))
        }
      >
        <option value="">{WORDS.any_job[reader]}</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

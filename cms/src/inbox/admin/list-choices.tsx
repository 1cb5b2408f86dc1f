'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import type { JobChoice } from '../job-choices.ts';
import styles from './inbox.module.css';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { JobSelect } from './job-select.tsx';
import { formatListQuery, type ListFilters, listPeriods } from './list-filter.ts';

type Props = {
  readonly narrowed: ListFilters;
  /** The jobs with their own pipeline; none in inboxes without pipelines. */
  readonly jobs: readonly JobChoice[];
  readonly reader: Language;
};

const subscribeToNothing = () => () => undefined;

/** The filters for time of arrival and job. All other filters stay. */
export function ListChoices({ narrowed, jobs, reader }: Props) {
  const router = useRouter();
  // The server may be in another time zone.
  const isHere = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const choices = isHere ? listPeriods(new Date()) : [];
  const isOwn = isHere && narrowed.from !== undefined && !choices.some(({ from }) => from === narrowed.from);
  return (
    <>
      <label>
        {INBOX_TEXTS.received[reader]}{' '}
        <select
          className={styles.select}
          value={narrowed.from ?? ''}
          onChange={({ target }) => {
            const period = choices.find(({ from }) => from === target.value);
            router.push(formatListQuery({ ...narrowed, from: period?.from, until: period?.until }));
          }}
        >
          <option value="">{INBOX_TEXTS.any_time[reader]}</option>
          {choices.map(({ from, label }) => (
            <option key={label.en} value={from}>
              {label[reader]}
            </option>
          ))}
          {isOwn && <option value={narrowed.from}>{INBOX_TEXTS.own_time[reader]}</option>}
        </select>
      </label>
      {jobs.length > 0 && (
        <JobSelect
          job={narrowed.job}
          jobs={jobs}
          reader={reader}
          onChoose={(job) => router.push(formatListQuery({ ...narrowed, job }))}
        />
      )}
    </>
  );
}

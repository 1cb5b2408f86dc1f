'use client';

import type { Language } from '@kontorwerk/contract/languages';
import type { InboxName } from '../inboxes.ts';
import styles from './inbox.module.css';
import { WORDS } from './words.ts';

type Props = { readonly inbox: InboxName; readonly reader: Language; readonly query: string };

const FORMATS = ['csv', 'xlsx'] as const;

/** Saves what the list's filters show, with times by the clock of whoever saves it. */
export function ExportLinks({ inbox, reader, query }: Props) {
  const address = (format: (typeof FORMATS)[number]) => `/api/${inbox}/export?format=${format}&${query}`;
  return (
    <div className={styles.export}>
      <span>{WORDS.export[reader]}:</span>
      {FORMATS.map((format) => (
        <a
          key={format}
          className={styles.tab}
          href={address(format)}
          download
          onClick={({ currentTarget }) => {
            const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
            currentTarget.href = `${address(format)}&${new URLSearchParams({ zone: timeZone })}`;
          }}
        >
          {format.toUpperCase()}
        </a>
      ))}
      <span className={styles.hint}>{WORDS.without_spam[reader]}</span>
    </div>
  );
}

'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import type { State } from '../states.ts';
import styles from './inbox.module.css';
import { storeState } from './inbox-requests.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

type Props = {
  readonly inbox: InboxName;
  readonly cellData?: string;
  readonly rowData: { readonly id: number | string };
};

/** The state in the list: a choice of states, and one click for the usual next one. */
export function StateCell({ inbox, cellData = '', rowData: { id } }: Props) {
  const reader = readerLanguage(useTranslation().i18n);
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [chosen, setChosen] = useState(cellData);
  const [known, setKnown] = useState(cellData);
  // The list was reloaded, perhaps after a colleague's change.
  if (known !== cellData) {
    setKnown(cellData);
    setChosen(cellData);
  }
  const states: readonly State[] = INBOXES[inbox].states;
  const next = states.find(({ value }) => value === chosen)?.next;

  function choose(status: string): void {
    setChosen(status);
    startTransition(async () => {
      const problem = await storeState(inbox, id, status, reader, INBOX_TEXTS.failed[reader]);
      if (problem === null) return router.refresh();
      setChosen(cellData);
      toast.error(problem);
    });
  }

  return (
    <span className={styles.cell}>
      <select
        className={styles.select}
        data-state={chosen}
        aria-label={INBOX_TEXTS.state[reader]}
        value={chosen}
        disabled={isBusy}
        onChange={({ target }) => choose(target.value)}
      >
        {states.map(({ value, label }) => (
          <option key={value} value={value}>
            {label[reader]}
          </option>
        ))}
      </select>
      {next && (
        <button
          type="button"
          className={styles.next}
          disabled={isBusy}
          title={`${INBOX_TEXTS.mark[reader]}: ${next.label[reader]}`}
          onClick={() => choose(next.value)}
        >
          <span aria-hidden="true">→ </span>
          {next.label[reader]}
        </button>
      )}
    </span>
  );
}

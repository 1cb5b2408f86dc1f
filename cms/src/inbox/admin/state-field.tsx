'use client';

import { toast, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import styles from './inbox.module.css';
import { storeState } from './inbox-requests.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

/** The state beside the document: a click stores it at once. In bulk editing the form stores it. */
export function StateField({ inbox, path }: { readonly inbox: InboxName; readonly path: string }) {
  const { id } = useDocumentInfo();
  const reader = readerLanguage(useTranslation().i18n);
  const { value, setValue } = useField<string>({ path });
  const [isBusy, setBusy] = useState(false);
  const { states } = INBOXES[inbox];

  async function choose(status: string): Promise<void> {
    if (id === undefined) return setValue(status);
    if (isBusy) return;
    setBusy(true);
    const problem = await storeState(inbox, id, status, reader, INBOX_TEXTS.failed[reader]);
    setBusy(false);
    if (problem !== null) return void toast.error(problem);
    // Stored already, so the form has nothing to save.
    setValue(status, true);
    const label = states.find((state) => state.value === status)?.label[reader];
    toast.success(`${INBOX_TEXTS.state[reader]}: ${label ?? status}`);
  }

  return (
    <fieldset className={`field-type ${styles.field}`}>
      <legend>{INBOX_TEXTS.state[reader]}</legend>
      <div className={styles.states}>
        {states.map((state) => (
          <button
            key={state.value}
            type="button"
            className={styles.state}
            data-state={state.value}
            aria-pressed={state.value === value}
            // Disabled, it would lose the focus.
            aria-disabled={isBusy}
            onClick={() => void choose(state.value)}
          >
            {state.label[reader]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { focusContent } from '#cms/kit/admin/skip-link.tsx';
import { INBOXES, type InboxName } from '../inboxes.ts';
import type { State } from '../states.ts';
import styles from './inbox.module.css';
import { storeState } from './inbox-requests.ts';
import { fillStateText, INBOX_TEXTS } from './inbox-texts.ts';

type Row = {
  readonly id: number | string;
  readonly full_name?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly email?: string | null;
};

type Props = {
  readonly inbox: InboxName;
  readonly cellData?: string;
  readonly rowData: Row;
};

function formatSender({ full_name, first_name, last_name, email }: Row): string {
  return full_name || [first_name, last_name].filter(Boolean).join(' ') || email || '';
}

/**
 * Moves the focus from a removed cell to where its document is shown now, or else to the nearest one, or to the content.
 * The list may render all cells anew.
 */
function moveFocus(cell: HTMLElement): void {
  const cells = [...document.querySelectorAll<HTMLElement>(`.${styles.cell}`)];
  const at = cells.indexOf(cell);
  const nearest = [...cells.slice(at), ...cells.slice(0, at).reverse()].map((one) => one.dataset.document);
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    for (const id of nearest) {
      const select = document.querySelector<HTMLElement>(`.${styles.cell}[data-document="${id}"] select`);
      if (select) return select.focus();
    }
    focusContent();
  });
}

/**
 * The state in the list: a choice of states, and one click for the usual next one. Arrow keys only choose; Enter, or
 * leaving the field, stores. Of several states chosen during a save the last one is stored after it.
 */
export function StateCell({ inbox, cellData = '', rowData }: Props) {
  const id = String(rowData.id);
  const name = formatSender(rowData);
  const reader = readerLanguage(useTranslation().i18n);
  const router = useRouter();
  const cell = useRef<HTMLSpanElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const isByPointer = useRef(false);
  const [isBusy, startTransition] = useTransition();
  const [stored, setStored] = useState(cellData);
  const [known, setKnown] = useState(cellData);
  // The state that is shown and not stored yet.
  const [draft, setDraft] = useState<string | null>(null);
  // The state to store after the current save.
  const queued = useRef<string | null>(null);
  // The list was reloaded, perhaps after a colleague's change.
  if (known !== cellData) {
    setKnown(cellData);
    setStored(cellData);
  }
  const states: readonly State[] = INBOXES[inbox].states;
  const stateOf = (status: string) => states.find(({ value }) => value === status);
  const next = stateOf(stored)?.next;
  const markName = next && fillStateText(INBOX_TEXTS.mark[reader], name, next.label[reader]);

  useLayoutEffect(() => {
    const own = cell.current;
    return () => {
      if (own?.contains(document.activeElement)) moveFocus(own);
    };
  }, []);

  function store(status: string): void {
    if (isBusy) {
      queued.current = status === stored ? null : status;
      setDraft(queued.current);
      return;
    }
    setDraft(null);
    if (status === stored) return;
    // The button for the next state goes if there is none.
    if (!stateOf(status)?.next && cell.current?.contains(document.activeElement)) select.current?.focus();
    setStored(status);
    startTransition(async () => {
      const problem = await storeState(inbox, id, status, reader, INBOX_TEXTS.failed[reader]);
      if (problem !== null) {
        setStored(stored);
        return void toast.error(problem);
      }
      toast.success(fillStateText(INBOX_TEXTS.is_now[reader], name, stateOf(status)?.label[reader] ?? status));
      // The refreshed list may leave out this row.
      if (queued.current === null) router.refresh();
    });
  }

  useEffect(() => {
    const status = queued.current;
    if (isBusy || status === null) return;
    queued.current = null;
    store(status);
  });

  function choose(status: string): void {
    if (isByPointer.current) store(status);
    else setDraft(status);
  }

  function pressKey({ key }: KeyboardEvent): void {
    isByPointer.current = false;
    if (key === 'Escape') {
      queued.current = null;
      setDraft(null);
    }
    if (key === 'Enter' && draft !== null) store(draft);
  }

  return (
    <span ref={cell} className={styles.cell} data-document={id}>
      <select
        ref={select}
        className={styles.select}
        data-state={draft ?? stored}
        aria-label={fillStateText(INBOX_TEXTS.state_of[reader], name)}
        aria-busy={isBusy}
        value={draft ?? stored}
        onPointerDown={() => {
          isByPointer.current = true;
        }}
        onKeyDown={pressKey}
        onChange={({ target }) => choose(target.value)}
        // The window's own blur leaves the focus where it is.
        onBlur={({ target }) => draft !== null && document.activeElement !== target && store(draft)}
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
          aria-disabled={isBusy}
          aria-label={markName}
          title={markName}
          onClick={() => !isBusy && store(next.value)}
        >
          <span aria-hidden="true">→ </span>
          {next.label[reader]}
        </button>
      )}
    </span>
  );
}

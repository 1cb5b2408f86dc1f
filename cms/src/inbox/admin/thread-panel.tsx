'use client';

import { Button, toast, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from '#cms/kit/admin/cms-requests.ts';
import { BEAT_MS } from '#cms/kit/concurrent/protocol.ts';
import type { InboxName } from '../inboxes.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './inbox.module.css';
import { type Entries, threadCountSchema, threadSchema } from './inbox-requests.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { NoteForm } from './note-form.tsx';
import { ThreadEntry } from './thread-entry.tsx';

/** The polling interval while a mail is on its way, in milliseconds. */
const ASK_AGAIN_MS = 3_000;

/** The panel below a submission: notes and answers, and the forms for new ones. */
export function ThreadPanel({ inbox }: { readonly inbox: InboxName }) {
  const { id } = useDocumentInfo();
  const reader = readerLanguage(useTranslation().i18n);
  const { setValue: setState } = useField<string>({ path: 'status' });
  const [entries, setEntries] = useState<Entries>([]);
  const written = useRef(0);
  const [isAnswering, setAnswering] = useState(false);
  const answerButton = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(false);
  const address = `/api/${inbox}/${id}`;
  const isUnderWay = entries.some(({ answer }) => answer?.is_open);
  const known = entries.length;

  const read = useCallback(async (): Promise<Entries | null> => {
    const before = written.current;
    const told = await getJson(`${address}/thread`, threadSchema);
    // It may lack what was written here meanwhile.
    if (told && written.current === before) setEntries(told.entries);
    return told?.entries ?? null;
  }, [address]);

  useEffect(() => {
    if (id === undefined) return;
    void read();
    if (!isUnderWay) return;
    const timer = setInterval(() => void read(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [read, id, isUnderWay]);

  useEffect(() => {
    if (id === undefined) return;
    // Reading the entries is recorded: it is done only for new ones.
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const told = await getJson(`${address}/thread-count`, threadCountSchema);
      if (told && told.count !== known) void read();
    };
    const timer = setInterval(() => void look(), BEAT_MS);
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [read, address, id, known]);

  useEffect(() => {
    if (wasAnswering.current && !isAnswering) answerButton.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);

  function takeWritten(all: Entries): void {
    written.current += 1;
    setEntries(all);
  }

  if (id === undefined) return null;
  return (
    <section className={styles.panel} aria-label={INBOX_TEXTS.thread[reader]}>
      <h3>{INBOX_TEXTS.thread[reader]}</h3>
      {entries.length === 0 ? (
        <p className={styles.hint}>{INBOX_TEXTS.nothing[reader]}</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <ThreadEntry key={entry.id} entry={entry} reader={reader} />
          ))}
        </ol>
      )}
      {isAnswering ? (
        <AnswerForm
          inbox={inbox}
          address={address}
          reader={reader}
          entries={entries}
          read={read}
          onCancel={() => setAnswering(false)}
          onSent={(all, state) => {
            takeWritten(all);
            setAnswering(false);
            toast.success(INBOX_TEXTS.sent[reader]);
            // Stored together with the answer.
            if (state !== undefined) setState(state, true);
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button ref={answerButton} margin={false} onClick={() => setAnswering(true)}>
            {INBOX_TEXTS.answer[reader]}
          </Button>
        </div>
      )}
      <NoteForm address={address} reader={reader} onAdded={takeWritten} />
    </section>
  );
}

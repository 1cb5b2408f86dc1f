'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { Button, TextareaInput, toast } from '@payloadcms/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { post } from '#cms/kit/admin/cms-requests.ts';
import { useLeaveQuestion } from '#cms/kit/admin/use-leave-guard.ts';
import styles from './inbox.module.css';
import { type Entries, threadSchema } from './inbox-requests.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

type Props = {
  readonly address: string;
  readonly reader: Language;
  readonly onAdded: (entries: Entries) => void;
};

/** The form for a note to colleagues. The text stays until it is stored. */
export function NoteForm({ address, reader, onAdded }: Props) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useLeaveQuestion(text.trim() !== '', INBOX_TEXTS.discard[reader]);

  // The button is never disabled: it would lose the focus.
  async function add(): Promise<void> {
    if (isBusy) return;
    if (text.trim() === '') return form.current?.querySelector('textarea')?.focus();
    setBusy(true);
    const answer = await post(`${address}/notes`, { text }, reader, INBOX_TEXTS.failed[reader]);
    setBusy(false);
    if ('problem' in answer) return void toast.error(answer.problem);
    // Input since the note was sent is kept.
    setText((now) => (now === text ? '' : now));
    onAdded(v.parse(threadSchema, answer.body).entries);
    toast.success(INBOX_TEXTS.note_added[reader]);
  }

  return (
    <div ref={form} className={styles.form}>
      <TextareaInput
        path="inbox_note"
        label={INBOX_TEXTS.note[reader]}
        description={INBOX_TEXTS.note_hint[reader]}
        rows={2}
        value={text}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Button buttonStyle="secondary" margin={false} onClick={add}>
          {INBOX_TEXTS.add_note[reader]}
        </Button>
      </div>
    </div>
  );
}

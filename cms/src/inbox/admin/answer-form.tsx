'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { Button, SelectInput, TextareaInput, TextInput, toast } from '@payloadcms/ui';
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { getJson, post } from '#cms/kit/admin/cms-requests.ts';
import { useLeaveQuestion } from '#cms/kit/admin/use-leave-guard.ts';
import { MAIL_KINDS, type MailKind } from '#cms/mail/mail-kinds.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import styles from './inbox.module.css';
import { type Draft, draftSchema, type Entries, threadSchema } from './inbox-requests.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

type Props = {
  readonly inbox: InboxName;
  readonly address: string;
  readonly reader: Language;
  readonly entries: Entries;
  /** Reads the entries again. */
  readonly read: () => Promise<Entries | null>;
  readonly onCancel: () => void;
  readonly onSent: (entries: Entries, state: string | undefined) => void;
};

type SelectValue = { readonly value?: unknown } | readonly unknown[] | null | undefined;

function readSelectValue(chosen: SelectValue): string {
  return chosen && 'value' in chosen ? String(chosen.value ?? '') : '';
}

/** The form for an answer: it begins as the editors' template, and asks before it discards changes. */
export function AnswerForm({ inbox, address, reader, entries, read, onCancel, onSent }: Props) {
  const { states, templates } = INBOXES[inbox];
  const [kind, setKind] = useState<MailKind>(templates[0].kind);
  const [begun, setBegun] = useState<Draft | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The idempotency key of all tries: an answer that arrived without our knowing isn't sent twice.
  const [key, setKey] = useState(() => crypto.randomUUID());

  // The ids of the entries when the form was opened.
  const [begunWith, setBegunWith] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    void read().then((all) => setBegunWith(all && new Set(all.map(({ id }) => id))));
  }, [read]);
  const laterAnswers = (all: Entries) => all.filter(({ id, answer }) => answer && begunWith?.has(id) === false);
  const answeredMeanwhile = laterAnswers(entries);

  const isWritten = draft?.subject !== begun?.subject || draft?.text !== begun?.text;
  useLeaveQuestion(isWritten, INBOX_TEXTS.discard[reader]);
  const mayDiscard = () => !isWritten || window.confirm(INBOX_TEXTS.discard[reader]);

  /** Loads a template; the current text stays until it has arrived. */
  const begin = useCallback(
    async (chosen: MailKind) => {
      setBusy(true);
      const template = await getJson(`${address}/answer?kind=${chosen}`, draftSchema);
      setBusy(false);
      if (template === null) return void toast.error(INBOX_TEXTS.failed[reader]);
      setKind(chosen);
      setBegun(template);
      setDraft(template);
      const meant = templates.find((one) => one.kind === chosen);
      setStatus(meant && 'state' in meant ? meant.state : '');
    },
    [address, reader, templates],
  );

  useEffect(() => void begin(templates[0].kind), [begin, templates]);

  const form = useRef<HTMLDivElement>(null);
  const isLoaded = draft !== null;
  useEffect(() => {
    if (isLoaded) form.current?.querySelector<HTMLElement>('[name="inbox_subject"]')?.focus();
  }, [isLoaded]);

  async function send(): Promise<void> {
    if (draft === null || isBusy) return;
    setBusy(true);
    // A colleague's answer that isn't shown yet is read first.
    const newest = await read();
    if (newest && laterAnswers(newest).length > answeredMeanwhile.length) return setBusy(false);
    const { subject, text, language } = draft;
    const body = { kind, key, language, subject, text, ...(status !== '' && { status }) };
    const answer = await post(`${address}/answers`, body, reader, INBOX_TEXTS.failed[reader]);
    setBusy(false);
    if ('problem' in answer) return void toast.error(answer.problem);
    setKey(crypto.randomUUID());
    onSent(v.parse(threadSchema, answer.body).entries, status || undefined);
  }

  if (draft === null) return null;
  const { to, subject, text, can_send } = draft;
  const mailTo = `mailto:${encodeURIComponent(to ?? '')}?${new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')}`;
  return (
    <div ref={form} className={styles.form}>
      <p className={styles.hint}>{to === null ? INBOX_TEXTS.no_address[reader] : `${INBOX_TEXTS.to[reader]}: ${to}`}</p>
      {templates.length > 1 && (
        <SelectInput
          path="inbox_template"
          name="inbox_template"
          label={INBOX_TEXTS.template[reader]}
          description={INBOX_TEXTS.template_hint[reader]}
          isClearable={false}
          readOnly={isBusy}
          value={kind}
          options={templates.map((one) => ({ value: one.kind, label: MAIL_KINDS[one.kind].label[reader] }))}
          onChange={(chosen) => {
            const template = templates.find((one) => one.kind === readSelectValue(chosen));
            if (template && template.kind !== kind && mayDiscard()) void begin(template.kind);
          }}
        />
      )}
      <TextInput
        path="inbox_subject"
        label={INBOX_TEXTS.subject[reader]}
        readOnly={isBusy}
        value={subject}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, subject: target.value })}
      />
      <TextareaInput
        path="inbox_text"
        label={INBOX_TEXTS.text[reader]}
        rows={12}
        readOnly={isBusy}
        value={text}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setDraft({ ...draft, text: target.value })}
      />
      <SelectInput
        path="inbox_after"
        name="inbox_after"
        label={INBOX_TEXTS.after[reader]}
        isClearable={false}
        value={status}
        options={[
          { value: '', label: INBOX_TEXTS.unchanged[reader] },
          ...states.map((state) => ({ value: state.value, label: state.label[reader] })),
        ]}
        onChange={(chosen) => setStatus(readSelectValue(chosen))}
      />
      <p role="status" className={styles.notice}>
        {answeredMeanwhile.length > 0 &&
          INBOX_TEXTS.answered_meanwhile[reader].replace('{name}', answeredMeanwhile.at(-1)?.author ?? '')}
      </p>
      {!can_send && <p role="status">{INBOX_TEXTS.no_server[reader]}</p>}
      <div className={styles.actions}>
        <Button margin={false} disabled={!can_send || to === null} onClick={send}>
          {INBOX_TEXTS.send[reader]}
        </Button>
        <Button margin={false} buttonStyle="secondary" disabled={isBusy} onClick={() => mayDiscard() && onCancel()}>
          {INBOX_TEXTS.cancel[reader]}
        </Button>
        {to !== null && <a href={mailTo}>{INBOX_TEXTS.own_program[reader]}</a>}
      </div>
    </div>
  );
}

'use client';

import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { useAuth } from '@payloadcms/ui';
import { type FormEvent, type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { post } from '../admin/cms-requests.ts';
import { adminSaves, useSaves } from './admin-saves.ts';
import styles from './unsaved.module.css';
import { UNSAVED_WORDS as WORDS } from './unsaved-words.ts';

const DIALOG = 'sign-in-again';

const needsCode = v.object({ code_needed: v.literal(true) });

/** Opens the dialog, above everything else. */
export function showSignIn(): void {
  const dialog = document.getElementById(DIALOG);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  // The address is filled in.
  dialog.querySelector<HTMLInputElement>('input[type=password]')?.focus();
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { readonly label: LocalText; readonly reader: Language };

function Field({ label, reader, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label[reader]}
      </label>
      <div className="field-type__wrap">
        <input id={id} required {...input} />
      </div>
    </div>
  );
}

/** The sign-in form as a dialog over the page that is being edited. */
export function SignInDialog({ reader }: { readonly reader: Language }) {
  const heading = useId();
  const problemId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { user } = useAuth();
  const isSignedOut = useSaves().trouble?.reason === 'session';
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (isSignedOut) return showSignIn();
    dialog.current?.close();
    setProblem(null);
  }, [isSignedOut]);

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    setSending(true);
    setProblem(null);
    const path = isCodeNeeded ? '/api/users/login-code' : '/api/users/login';
    const answer = await post(path, typed, reader, WORDS.failed[reader]);
    setSending(false);
    if ('problem' in answer) return setProblem(answer.problem);
    form.reset();
    if (v.is(needsCode, answer.body)) return setCodeNeeded(true);
    await adminSaves.resume();
  }

  const wrong = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': problemId };
  return (
    <dialog
      id={DIALOG}
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      // A code is valid for a few minutes, so a later attempt starts over.
      onClose={() => setCodeNeeded(false)}
    >
      {isSignedOut ? (
        <form onSubmit={signIn}>
          <h2 id={heading}>{WORDS.signed_out[reader]}</h2>
          <p>{isCodeNeeded ? WORDS.code_hint[reader] : WORDS.why[reader]}</p>
          {isCodeNeeded ? (
            <Field
              key="code"
              name="code"
              label={WORDS.code}
              reader={reader}
              autoComplete="one-time-code"
              autoFocus
              {...wrong}
            />
          ) : (
            <>
              <Field
                name="email"
                label={WORDS.email}
                reader={reader}
                type="email"
                autoComplete="username"
                defaultValue={String(user?.email ?? '')}
              />
              <Field
                name="password"
                label={WORDS.password}
                reader={reader}
                type="password"
                autoComplete="current-password"
                {...wrong}
              />
            </>
          )}
          <p id={problemId} role="alert" className={styles.problem}>
            {problem}
          </p>
          <div className={styles.choices}>
            <button type="submit" disabled={isSending}>
              {WORDS.sign_in[reader]}
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              {WORDS.later[reader]}
            </button>
          </div>
        </form>
      ) : null}
    </dialog>
  );
}

'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { post } from '#cms/kit/admin/cms-requests.ts';
import { ProofField } from './proof-field.tsx';
import { SECOND_FACTOR_TEXTS as WORDS } from './second-factor-texts.ts';

/** The second step of signing in; `next` is the address after it. */
export function CodeForm({ next }: { readonly next: string }) {
  const reader = readerLanguage(useTranslation().i18n);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    const answer = await post('/api/users/login-code', { code }, reader, WORDS.failed[reader]);
    // A full page load, so that everything is read as the new user.
    if ('body' in answer) window.location.assign(next);
    else {
      setProblem(answer.problem);
      setSending(false);
    }
  }

  return (
    <form onSubmit={send}>
      <ProofField kind="code" value={code} onChange={setCode} problem={problem} />
      <Button type="submit" size="large" disabled={sending}>
        {WORDS.sign_in[reader]}
      </Button>
      <p>
        <a href="/admin/login?again">{WORDS.start_over[reader]}</a>
      </p>
    </form>
  );
}

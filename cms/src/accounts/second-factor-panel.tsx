'use client';

import { Button, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { post } from '../admin/post-json.ts';
import { readerLanguage } from '../admin/reader-language.ts';
import { CodeField } from './code-field.tsx';
import { SECOND_FACTOR_WORDS as WORDS } from './second-factor-words.ts';

const begun = v.object({ secret: v.string(), picture: v.string() });
const confirmed = v.object({ recovery_codes: v.array(v.string()) });

type State =
  | { readonly step: 'off' | 'on' }
  | { readonly step: 'scan'; readonly secret: string; readonly picture: string }
  | { readonly step: 'keep'; readonly codes: readonly string[] };

function useSteps(id: number | string | undefined, isOn: boolean) {
  const reader = readerLanguage(useTranslation().i18n);
  const [state, setState] = useState<State>({ step: isOn ? 'on' : 'off' });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(path: string, body: object, then: (answer: unknown) => State): Promise<void> {
    const answer = await post(`/api/users/second-factor/${path}`, body, reader, WORDS.failed[reader]);
    if ('problem' in answer) return setProblem(answer.problem);
    setProblem(null);
    setCode('');
    setState(then(answer.body));
  }

  return {
    reader,
    state,
    code,
    setCode,
    problem,
    begin: () => ask('begin', {}, (answer) => ({ step: 'scan', ...v.parse(begun, answer) })),
    confirm: () =>
      ask('confirm', { code }, (answer) => ({ step: 'keep', codes: v.parse(confirmed, answer).recovery_codes })),
    remove: () => ask('remove', { code }, () => ({ step: 'off' })),
    reset: () => ask('reset', { id }, () => ({ step: 'off' })),
  };
}

/** Where somebody sets their second factor up and turns it off, and an administrator turns it off for others. */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isOn = useFormFields(([fields]) => fields.totp_enabled?.value === true);
  const { reader, state, code, setCode, problem, begin, confirm, remove, reset } = useSteps(id, isOn);
  if (id === undefined) return null;
  const isOwn = user?.id === id;
  const field = <CodeField value={code} onChange={setCode} problem={problem} />;
  return (
    <section aria-label={WORDS.title[reader]} style={{ marginBlock: 16 }}>
      <strong>{WORDS.title[reader]}</strong>
      {state.step === 'off' ? <p>{isOwn ? WORDS.why[reader] : WORDS.is_off[reader]}</p> : null}
      {state.step === 'off' && isOwn ? <Button onClick={begin}>{WORDS.set_up[reader]}</Button> : null}
      {state.step === 'scan' ? (
        <>
          <p>{WORDS.scan[reader]}</p>
          {/* biome-ignore lint/performance/noImgElement: drawn here and nowhere to be fetched from. */}
          <img
            alt={WORDS.picture[reader]}
            width={200}
            height={200}
            style={{ marginBlockStart: 8 }}
            src={`data:image/svg+xml,${encodeURIComponent(state.picture)}`}
          />
          <p style={{ marginBlock: 8 }}>
            <code style={{ overflowWrap: 'anywhere' }}>{state.secret}</code>
          </p>
          {field}
          <Button onClick={confirm}>{WORDS.turn_on[reader]}</Button>
        </>
      ) : null}
      {state.step === 'keep' ? (
        <>
          <p>{WORDS.recovery[reader]}</p>
          <pre>{state.codes.join('\n')}</pre>
        </>
      ) : null}
      {state.step === 'on' ? (
        <>
          <p>{WORDS.is_on[reader]}</p>
          {isOwn ? field : null}
          <Button onClick={isOwn ? remove : reset}>{WORDS.turn_off[reader]}</Button>
        </>
      ) : null}
    </section>
  );
}

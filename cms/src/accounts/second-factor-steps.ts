'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { post } from '#cms/kit/admin/cms-requests.ts';
import { SECOND_FACTOR_TEXTS as WORDS } from './second-factor-texts.ts';

const begunSchema = v.object({ secret: v.string(), picture: v.string() });
const confirmedSchema = v.object({ recovery_codes: v.array(v.string()) });

type Step =
  | { readonly name: 'off' | 'on' }
  /** Prompts for the password, before it is set up or turned off. */
  | { readonly name: 'prove'; readonly before: 'begin' | 'remove' | 'reset' }
  | { readonly name: 'scan'; readonly secret: string; readonly picture: string }
  | { readonly name: 'keep'; readonly codes: readonly string[] };

/**
 * The steps of setting up a second factor and turning it off.
 *
 * @param id the account
 */
export function useSecondFactorSteps(id: number | string | undefined, isOn: boolean) {
  const reader = readerLanguage(useTranslation().i18n);
  const [step, setStep] = useState<Step>({ name: isOn ? 'on' : 'off' });
  const [isNext, setIsNext] = useState(false);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function goTo(next: Step): void {
    setProblem(null);
    setCode('');
    setPassword('');
    setStep(next);
    setIsNext(true);
  }

  async function ask(path: string, body: object, then: (answer: unknown) => Step): Promise<void> {
    const answer = await post(`/api/users/second-factor/${path}`, body, reader, WORDS.failed[reader]);
    if ('problem' in answer) setProblem(answer.problem);
    else goTo(then(answer.body));
  }

  const afterProof = {
    begin: () => ask('begin', { password }, (answer) => ({ name: 'scan', ...v.parse(begunSchema, answer) })),
    remove: () => ask('remove', { code, password }, () => ({ name: 'off' })),
    reset: () => ask('reset', { id, password }, () => ({ name: 'off' })),
  };
  return {
    reader,
    step,
    /** Whether the step follows another. */
    isNext,
    problem,
    code: { value: code, onChange: setCode },
    password: { value: password, onChange: setPassword },
    /** Prompts for the password before one of the others. */
    prove: (before: keyof typeof afterProof) => goTo({ name: 'prove', before }),
    proceed: () => {
      if (step.name === 'prove') void afterProof[step.before]();
    },
    confirm: () =>
      void ask('confirm', { code }, (answer) => ({
        name: 'keep',
        codes: v.parse(confirmedSchema, answer).recovery_codes,
      })),
  };
}

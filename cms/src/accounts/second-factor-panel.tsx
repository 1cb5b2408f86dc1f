'use client';

import { Button, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ProofField } from './proof-field.tsx';
import { useSecondFactorSteps } from './second-factor-steps.ts';
import { SECOND_FACTOR_TEXTS as WORDS } from './second-factor-texts.ts';

type StepTextProps = {
  /** Whether the step replaced the pressed button or field. */
  readonly isNext: boolean;
  readonly children: ReactNode;
};

/** The text that a step begins with, which takes the focus of what the step replaced. */
function StepText({ isNext, children }: StepTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNext) text.current?.focus();
  }, [isNext]);
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}

/** The panel for setting up or turning off one's own second factor; administrators turn off others'. */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isOn = useFormFields(([fields]) => fields.totp_enabled?.value === true);
  const { reader, step, isNext, problem, code, password, prove, proceed, confirm } = useSecondFactorSteps(id, isOn);
  if (id === undefined) return null;
  const isOwn = user?.id === id;
  return (
    <section aria-label={WORDS.title[reader]} style={{ marginBlock: 16 }}>
      <strong>{WORDS.title[reader]}</strong>
      {step.name === 'off' ? (
        <StepText isNext={isNext}>{isOwn ? WORDS.why[reader] : WORDS.is_off[reader]}</StepText>
      ) : null}
      {step.name === 'off' && isOwn ? <Button onClick={() => prove('begin')}>{WORDS.set_up[reader]}</Button> : null}
      {step.name === 'on' ? (
        <>
          <StepText isNext={isNext}>{WORDS.is_on[reader]}</StepText>
          <Button onClick={() => prove(isOwn ? 'remove' : 'reset')}>{WORDS.turn_off[reader]}</Button>
        </>
      ) : null}
      {step.name === 'prove' ? (
        <>
          <ProofField
            kind="password"
            {...password}
            onEnter={proceed}
            problem={step.before === 'remove' ? null : problem}
          />
          {step.before === 'remove' ? <ProofField kind="code" {...code} onEnter={proceed} problem={problem} /> : null}
          <Button onClick={proceed}>{WORDS[step.before === 'begin' ? 'next' : 'turn_off'][reader]}</Button>
        </>
      ) : null}
      {step.name === 'scan' ? (
        <>
          <StepText isNext={isNext}>{WORDS.scan[reader]}</StepText>
          {/* biome-ignore lint/performance/noImgElement: drawn here and nowhere to be fetched from. */}
          <img
            alt={WORDS.picture[reader]}
            width={200}
            height={200}
            style={{ marginBlockStart: 8 }}
            src={`data:image/svg+xml,${encodeURIComponent(step.picture)}`}
          />
          <p style={{ marginBlock: 8 }}>
            <code style={{ overflowWrap: 'anywhere' }}>{step.secret}</code>
          </p>
          <ProofField kind="new_code" {...code} onEnter={confirm} problem={problem} />
          <Button onClick={confirm}>{WORDS.turn_on[reader]}</Button>
        </>
      ) : null}
      {step.name === 'keep' ? (
        <>
          <StepText isNext={isNext}>{WORDS.recovery[reader]}</StepText>
          <pre>{step.codes.join('\n')}</pre>
        </>
      ) : null}
    </section>
  );
}

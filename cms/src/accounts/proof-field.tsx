'use client';

import { TextInput, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useId } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { SECOND_FACTOR_TEXTS as WORDS } from './second-factor-texts.ts';

const KINDS = {
  code: {
    path: 'code',
    label: WORDS.code,
    description: WORDS.code_hint,
    htmlAttributes: { autoComplete: 'one-time-code' },
  },
  /** The first code of a device that is being set up, before there are recovery codes. */
  new_code: {
    path: 'code',
    label: WORDS.code,
    description: WORDS.new_code_hint,
    htmlAttributes: { autoComplete: 'one-time-code' },
  },
  password: {
    // The account's form has a field called `password`.
    path: 'known_password',
    label: WORDS.password,
    description: WORDS.password_hint,
    // Focused, since it replaces the pressed button. Payload's own password field works only inside a form.
    htmlAttributes: { autoComplete: 'current-password', autoFocus: true, type: 'password' },
  },
} as const;

type Props = {
  readonly kind: keyof typeof KINDS;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Handles the enter key, inside a form that is about something else. */
  readonly onEnter?: () => void;
  /** The error of the last input. */
  readonly problem: string | null;
};

/** The field in which users prove their identity, by a code or by the password. */
export function ProofField({ kind, value, onChange, onEnter, problem }: Props) {
  const reader = readerLanguage(useTranslation().i18n);
  const { path, label, description, htmlAttributes } = KINDS[kind];
  const problemId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <>
      <TextInput
        path={path}
        label={label[reader]}
        description={description[reader]}
        value={value}
        onChange={(event: { readonly target: { readonly value: string } }) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        htmlAttributes={{
          ...htmlAttributes,
          ...(problem !== null && { 'aria-invalid': true, 'aria-describedby': problemId }),
        }}
      />
      <p id={problemId} role="alert" style={{ color: 'var(--theme-error-500)', margin: '8px 0' }}>
        {problem}
      </p>
    </>
  );
}

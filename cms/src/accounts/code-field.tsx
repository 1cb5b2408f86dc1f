'use client';

import { TextInput, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '../admin/reader-language.ts';
import { SECOND_FACTOR_WORDS as WORDS } from './second-factor-words.ts';

type Props = { readonly value: string; readonly onChange: (code: string) => void; readonly problem: string | null };

/** Where a code of the device is typed, with what is wrong with it. */
export function CodeField({ value, onChange, problem }: Props) {
  const reader = readerLanguage(useTranslation().i18n);
  return (
    <>
      <TextInput
        path="code"
        label={WORDS.code[reader]}
        description={WORDS.code_hint[reader]}
        value={value}
        onChange={(event: { readonly target: { readonly value: string } }) => onChange(event.target.value)}
        htmlAttributes={{ autoComplete: 'one-time-code' }}
      />
      <p role="alert" style={{ color: 'var(--theme-error-500)', margin: '8px 0' }}>
        {problem}
      </p>
    </>
  );
}

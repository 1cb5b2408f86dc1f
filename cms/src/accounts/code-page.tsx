import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { CodeForm } from './code-form.tsx';
import { SECOND_FACTOR_TEXTS as WORDS } from './second-factor-texts.ts';

/** The admin page for the code, after the right password. */
export function CodePage({ initPageResult, searchParams }: AdminViewServerProps) {
  const { i18n } = initPageResult.req;
  const redirectTo = searchParams?.redirect ?? '';
  return (
    <MinimalTemplate>
      <h1>{WORDS.code_title[readerLanguage(i18n)]}</h1>
      <CodeForm next={getSafeRedirect({ fallbackTo: '/admin', redirectTo })} />
    </MinimalTemplate>
  );
}

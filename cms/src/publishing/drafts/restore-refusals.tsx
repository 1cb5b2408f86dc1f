'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { readRefusal } from '#cms/kit/admin/cms-requests.ts';
import { isRestore } from './restore-request.ts';

const UNKNOWN: LocalText = {
  en: 'The server didn’t say why. Please try it again.',
  de: 'Der Server nennt keinen Grund. Bitte versuchen Sie es noch einmal.',
};

/** Shows why a version could not be restored: Payload's dialog only says that it wasn't. */
export function RestoreRefusals({ children }: { readonly children: ReactNode }) {
  const reader = readerLanguage(useTranslation().i18n);
  useEffect(() => {
    const fetchUnwatched = window.fetch;
    const fetchWatched: typeof fetch = async (...request) => {
      const answer = await fetchUnwatched(...request);
      if (!answer.ok && isRestore(...request)) toast.error(await readRefusal(answer.clone(), UNKNOWN[reader]));
      return answer;
    };
    window.fetch = fetchWatched;
    return () => {
      if (window.fetch === fetchWatched) window.fetch = fetchUnwatched;
    };
  }, [reader]);
  return children;
}

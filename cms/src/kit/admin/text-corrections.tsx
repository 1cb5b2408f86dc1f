'use client';

import '../dates/admin-dates.ts';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { nameControls } from './accessible-names.ts';
import { tieFields } from './field-states.ts';
import { translateHardCoded } from './hard-coded-texts.ts';
import { keepFocus } from './keep-focus.ts';

/**
 * Corrects Payload's admin as it is rendered: names controls without an accessible name, such as icon buttons, ties
 * errors to their fields, and translates hard-coded English.
 */
export function TextCorrections({ children }: { readonly children: ReactNode }) {
  const reader = readerLanguage(useTranslation().i18n);
  useEffect(() => {
    let frame = 0;
    const nameSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        nameControls(document, reader);
        translateHardCoded(document, reader);
        tieFields(document);
      });
    };
    const observer = new MutationObserver(nameSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    nameSoon();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [reader]);

  useEffect(() => {
    const mounted = new AbortController();
    keepFocus(mounted.signal);
    return () => mounted.abort();
  }, []);
  return children;
}

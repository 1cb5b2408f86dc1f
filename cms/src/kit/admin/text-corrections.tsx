'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import '../dates/admin-dates.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { nameControls } from './accessible-names.ts';
import { translateHardCoded } from './hard-coded-texts.ts';

/**
 * Corrects texts of Payload's admin as they are rendered: names controls without an accessible name, such as icon
 * buttons, and translates hard-coded English.
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
  return children;
}

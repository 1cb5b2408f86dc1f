'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { nameControls } from './control-names.ts';
import { readerLanguage } from './reader-language.ts';

/** Gives names to what Payload's admin leaves without, as it comes: buttons that show a picture alone say nothing. */
export function NamedControls({ children }: { readonly children: ReactNode }) {
  const reader = readerLanguage(useTranslation().i18n);
  useEffect(() => {
    let frame = 0;
    const nameSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => nameControls(document, reader));
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

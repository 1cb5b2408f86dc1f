'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { hasAutosaveEnabled } from 'payload/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { useIsAutosaving } from '#cms/kit/admin/use-is-autosaving.ts';
import { useLeaveGuard } from '#cms/kit/admin/use-leave-guard.ts';

/** How long a link waits for the save before it asks, in milliseconds. */
const MOST_WAITED_MS = 5000;

const QUESTION: LocalText = {
  en: 'Your latest changes have not been saved yet. Leave anyway?',
  de: 'Ihre letzten Änderungen sind noch nicht gespeichert. Trotzdem verlassen?',
};

/**
 * Saves the last input before an editor leaves an autosaved form, since the autosave begins only after a pause. A link
 * is followed after the save; the browser asks before it closes or reloads the page.
 */
export function useLeaveAfterSave(): void {
  const reader = readerLanguage(useTranslation().i18n);
  const isModified = useFormModified();
  const isSaving = useIsAutosaving();
  const { docConfig } = useDocumentInfo();
  // For manually saved forms Payload asks itself.
  const isUnsaved = docConfig !== undefined && hasAutosaveEnabled(docConfig) && (isModified || isSaving);
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    // New input needs a new confirmation.
    if (isUnsaved) mayLeave.current = false;
  }, [isUnsaved]);

  const mayFollow = useCallback((followed: HTMLAnchorElement) => {
    if (!mayLeave.current) setLink(followed);
    return mayLeave.current;
  }, []);
  useLeaveGuard(isUnsaved, mayFollow);

  useEffect(() => {
    if (link === null) return;
    const leave = (isWished: boolean) => {
      setLink(null);
      if (!isWished) return;
      mayLeave.current = true;
      link.click();
    };
    if (!isUnsaved) return leave(true);
    const timer = setTimeout(() => leave(window.confirm(QUESTION[reader])), MOST_WAITED_MS);
    return () => clearTimeout(timer);
  }, [link, isUnsaved, reader]);
}

'use client';

import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { hasDraftValidationEnabled } from 'payload/shared';
import { type RefObject, useEffect, useRef } from 'react';
import type { EditingSession } from '../merging/editing-session.ts';

/** How long modified values stay the same before they count as passed over, in milliseconds: autosave is far quicker. */
const OVERDUE_MS = 4_000;

type Autosaves = {
  /** The document's path in the REST API; null for a form without autosave. */
  readonly address: string | null;
  /** Whether nothing is being saved or asked. */
  readonly isIdle: boolean;
  /** Whether colleagues' saves have changed the form since it was last wholly saved. */
  readonly isMerged: RefObject<boolean>;
  readonly session: RefObject<EditingSession | null>;
};

/**
 * Returns the function that saves the form as Payload's `Autosave` does: with its query, its options of `submit`, and
 * what it sets around that.
 */
function useAutosave(address: string | null): () => Promise<void> {
  const { setBackgroundProcessing, submit } = useForm();
  const { code: locale } = useLocale();
  const { docConfig, globalSlug, mostRecentVersionIsAutosaved } = useDocumentInfo();
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo();
  return async () => {
    setBackgroundProcessing(true);
    try {
      const saved = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `${address}?autosave=true&depth=0&draft=true&fallback-locale=null&locale=${locale}`,
        context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: !(docConfig && hasDraftValidationEnabled(docConfig)),
      });
      if (saved?.res.ok && !mostRecentVersionIsAutosaved) {
        setMostRecentVersionIsAutosaved(true);
        setUnpublishedVersionCount((count) => count + 1);
      }
    } finally {
      setBackgroundProcessing(false);
    }
  };
}

/**
 * Saves what autosave passes over. Payload compares a form with what it saved last, not with what colleagues' saves have
 * changed in it since: input that undoes such a change at once would never be saved.
 */
export function useOverdueAutosave({ address, isIdle, isMerged, session }: Autosaves): void {
  const { getData } = useForm();
  const isModified = useFormModified();
  const autosave = useAutosave(address);
  const latest = useRef(autosave);
  useEffect(() => {
    latest.current = autosave;
  });
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (!isIdle || isModified) return;
    // Right after a save autosave still passes over input.
    const timer = setTimeout(() => {
      isMerged.current = false;
    }, OVERDUE_MS);
    return () => clearTimeout(timer);
  }, [isIdle, isMerged, isModified]);
  useEffect(() => {
    if (address === null || !isModified || !isIdle) return;
    let last = isMerged.current ? JSON.stringify(getData()) : null;
    const timer = setInterval(() => {
      if (!isMerged.current) return;
      const values = getData();
      const written = JSON.stringify(values);
      const isOverdue = written === last && written !== tried.current && session.current?.isUnsaved(values);
      last = written;
      if (!isOverdue) return;
      // Refused values aren't sent again.
      tried.current = written;
      void latest.current();
    }, OVERDUE_MS);
    return () => clearInterval(timer);
  }, [address, isIdle, isMerged, isModified, session, getData]);
}

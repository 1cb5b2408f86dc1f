'use client';

import { useForm, useFormModified } from '@payloadcms/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** How long modified values stay the same before they count as passed over, in milliseconds: autosave is far quicker. */
const OVERDUE_MS = 4_000;

type Autosaves = {
  /** Null for a form without autosave. */
  readonly address: string | null;
  readonly method: 'PATCH' | 'POST';
  /** Whether nothing is being saved or asked. */
  readonly isIdle: boolean;
  /** Whether colleagues' saves have changed the form since it was last wholly saved. */
  readonly isMerged: RefObject<boolean>;
};

/**
 * Saves what autosave passes over. Payload compares a form with what it saved last, not with what colleagues' saves have
 * changed in it since: input that undoes such a change at once would never be saved.
 */
export function useOverdueAutosave({ address, method, isIdle, isMerged }: Autosaves): void {
  const { getData, submit } = useForm();
  const isModified = useFormModified();
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (isIdle && !isModified) isMerged.current = false;
    if (address === null || !isModified || !isIdle) return;
    let last = JSON.stringify(getData());
    const timer = setInterval(() => {
      const values = JSON.stringify(getData());
      const isUnsaved = values === last && values !== tried.current;
      last = values;
      if (!isUnsaved || !isMerged.current) return;
      // Refused values aren't sent again.
      tried.current = values;
      void submit({
        acceptValues: { overrideLocalChanges: false },
        action: address,
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method,
        overrides: { _status: 'draft' },
        skipValidation: true,
      });
    }, OVERDUE_MS);
    return () => clearInterval(timer);
  }, [address, method, isIdle, isMerged, isModified, getData, submit]);
}

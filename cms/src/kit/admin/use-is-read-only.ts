'use client';

import { useFormInitializing, useFormProcessing, useWatchForm } from '@payloadcms/ui';

/**
 * Returns whether the surrounding form is only to be looked at, such as while a colleague writes in it; not while it
 * loads or saves, when Payload closes it, too.
 */
export function useIsReadOnly(): boolean {
  const { disabled } = useWatchForm();
  const isLoading = useFormInitializing();
  const isSaving = useFormProcessing();
  return disabled && !isLoading && !isSaving;
}

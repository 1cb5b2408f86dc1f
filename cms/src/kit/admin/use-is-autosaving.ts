'use client';

import { useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/** How long after a save another one is expected if the form was changed meanwhile, in milliseconds. */
const FOLLOWS_WITHIN_MS = 5000;

/** Whether the form is being autosaved: of several saves in immediate succession, Payload reports only the first. */
export function useIsAutosaving(): boolean {
  const isSaving = useFormBackgroundProcessing();
  const isModified = useFormModified();
  const wasSaving = useRef(isSaving);
  const [mayFollow, setMayFollow] = useState(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving) setMayFollow(isModified);
    if (!isModified) setMayFollow(false);
    wasSaving.current = isSaving;
  }, [isSaving, isModified]);
  useEffect(() => {
    if (!mayFollow) return;
    const timer = setTimeout(() => setMayFollow(false), FOLLOWS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [mayFollow]);
  return isSaving || mayFollow;
}

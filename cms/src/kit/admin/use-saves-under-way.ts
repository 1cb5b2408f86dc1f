'use client';

import { useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/** For so long after a save another one is thought to be on its way where something was written meanwhile, in milliseconds. */
const FOLLOWS_WITHIN_MS = 5000;

/**
 * Tells whether the form is being saved by itself: Payload says so of the first of several saves that follow each other at
 * once, and nothing of the others.
 */
export function useSavesUnderWay(): boolean {
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

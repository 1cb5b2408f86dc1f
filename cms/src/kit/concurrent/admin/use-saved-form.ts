import { useForm, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { EditingSession } from '../merging/editing-session.ts';

/**
 * Marks a form as unmodified after an autosave that has saved all of it. Payload does so only after every other one: it
 * takes the mark that the one before has set for input during the save.
 */
export function useSavedForm(session: RefObject<EditingSession | null>): void {
  const { getData, setModified } = useForm();
  const isSaving = useFormBackgroundProcessing();
  const isModified = useFormModified();
  const wasSaving = useRef(isSaving);
  useEffect(() => {
    const hasSaved = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (hasSaved && isModified && session.current?.isUnsaved(getData()) === false) setModified(false);
  }, [isSaving, isModified, session, getData, setModified]);
}

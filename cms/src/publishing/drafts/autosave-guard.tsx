'use client';

import {
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useWatchForm,
} from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { findOwnState, isEdited } from './own-state.ts';
import { useLeaveAfterSave } from './use-leave-after-save.ts';

/** The longest delay after which a save is noticed here, in milliseconds. */
const NOTICED_MS = 100;

/** How long an added row waits for its fields before they are requested again, in milliseconds. */
const ASK_AGAIN_MS = 1000;

/**
 * Keeps what is written or opened during an autosave: Payload replaces it by the server's answer. It also marks a form
 * as saved despite input during a second save right after the first, and leaves a row that is added just before an
 * answer without fields until the next input.
 */
export function AutosaveGuard() {
  const { fields } = useWatchForm();
  const { dispatchFields, getField, setModified } = useForm();
  const isSaving = useFormBackgroundProcessing();
  const isClosed = useFormProcessing();
  const isRefused = useFormSubmitted();
  const isModified = useFormModified();
  const { code } = useLocale();
  useLeaveAfterSave();
  const before = useRef(fields);
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  const wasClosed = useRef(isClosed);
  const savingSince = useRef(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const known = before.current;
    if (Object.entries(fields).some(([path, field]) => isEdited(field, known[path])))
      writtenAt.current = performance.now();
    const formState = findOwnState(known, fields);
    before.current = { ...fields, ...formState };
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState });
  }, [fields, dispatchFields]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changing the language drops earlier input.
  useEffect(() => {
    writtenAt.current = Number.NEGATIVE_INFINITY;
  }, [code]);

  // A manual save blocks input and sends everything: an autosave would follow it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is known only when the save ends.
  useEffect(() => {
    if (isClosed) {
      writtenAt.current = Number.NEGATIVE_INFINITY;
      setModified(false);
    } else if (wasClosed.current && isRefused) setModified(true);
    wasClosed.current = isClosed;
  }, [isClosed, setModified]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one save follows another, this changes between them.
  useEffect(() => {
    savingSince.current = performance.now() - NOTICED_MS;
  }, [isSaving]);

  useEffect(() => {
    if (!isModified && writtenAt.current > savingSince.current) setModified(true);
  }, [isModified, setModified]);

  const waiting = Object.keys(fields).find((path) => fields[path]?.rows?.some(({ isLoading }) => isLoading));
  useEffect(() => {
    if (waiting === undefined) return;
    const askAgain = () => {
      // Any change makes the form request its fields' state.
      const field = getField(waiting);
      if (!field) return;
      const formState = { [waiting]: { ...field, isModified: !field.isModified } };
      dispatchFields({ type: 'UPDATE_MANY', formState });
      // An unmodified form requests nothing.
      setModified(true);
    };
    const timer = setInterval(askAgain, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting, getField, dispatchFields, setModified]);

  return null;
}

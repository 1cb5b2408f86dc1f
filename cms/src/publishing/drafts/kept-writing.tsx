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
import { isWritten, ownState } from './own-state.ts';
import { useLeaveOnceSaved } from './use-leave-once-saved.ts';

/** A save is noticed here so much later than it began, in milliseconds, at most. */
const NOTICED_MS = 100;

/** A row that was added waits for its fields so long, in milliseconds, before they are asked for again. */
const ASK_AGAIN_MS = 1000;

/**
 * Keeps what is written or opened while a form saves by itself: Payload takes what the answer has instead. Where one save
 * follows another at once, it calls the form saved with what was written during the second. And a row that is added just
 * before an answer comes waits for its fields until something else is written.
 */
export function KeptWriting() {
  const { fields } = useWatchForm();
  const { dispatchFields, getField, setModified } = useForm();
  const isSaving = useFormBackgroundProcessing();
  const isClosed = useFormProcessing();
  const isRefused = useFormSubmitted();
  const isModified = useFormModified();
  const { code } = useLocale();
  useLeaveOnceSaved();
  const before = useRef(fields);
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  const wasClosed = useRef(isClosed);
  const savingSince = useRef(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const known = before.current;
    if (Object.entries(fields).some(([path, field]) => isWritten(field, known[path])))
      writtenAt.current = performance.now();
    const formState = ownState(known, fields);
    before.current = { ...fields, ...formState };
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState });
  }, [fields, dispatchFields]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before is left with its language.
  useEffect(() => {
    writtenAt.current = Number.NEGATIVE_INFINITY;
  }, [code]);

  // Nothing can be written while somebody saves by hand, and all of it is sent: a save by itself would come after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it was refused is known when it ends.
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
      // Any change has the form ask what its fields look like.
      const field = getField(waiting);
      if (!field) return;
      const formState = { [waiting]: { ...field, isModified: !field.isModified } };
      dispatchFields({ type: 'UPDATE_MANY', formState });
      // It asks for nothing while there is nothing to save.
      setModified(true);
    };
    const timer = setInterval(askAgain, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting, getField, dispatchFields, setModified]);

  return null;
}

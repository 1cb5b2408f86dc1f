'use client';

import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import { sessionOf } from '../concurrent/admin/save-guard.ts';
import { useShowValues } from '../concurrent/admin/use-show-values.ts';
import { adminSaves, useSaves } from './admin-saves.ts';
import { dropText, type KeptText, keepText, type TextKey, type TextOwner } from './kept-text.ts';
import { findUnsavedFields, mergeUnsavedFields, toLeftValues } from './unsaved-fields.ts';

/** The debounce between a keystroke and keeping the text, in milliseconds. */
const PAUSE_MS = 300;

/** The values that the form loaded or saved last, and the id of the input from then on. */
type Saved = { readonly values: Untrusted; readonly version: string; readonly id: string };

/** Keeps a text; false if the browser has no storage or no room. */
function tryKeepText(text: KeptText): boolean {
  try {
    return keepText(localStorage, text);
  } catch {
    return false;
  }
}

/**
 * Keeps the unsaved changes of the surrounding form while they can't be saved, until they are.
 *
 * @returns a function that merges kept input into the form, and returns its values then
 */
export function useKeptText({ account, place, language }: TextOwner) {
  const { getData, setModified } = useForm();
  const showValues = useShowValues();
  const [fields] = useAllFormFields();
  const { data } = useDocumentInfo();
  const isInitializing = useFormInitializing();
  const isModified = useFormModified();
  const isClosed = useFormProcessing();
  const isLost = useSaves().trouble !== null;
  const saved = useRef<Saved | null>(null);
  /** The kept texts that the form contains: they are dropped once it is saved. */
  const contained = useRef<readonly TextKey[]>([]);
  const isShowing = useRef(false);
  const version = String(data?.updatedAt ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields' values are read from the form.
  useEffect(() => {
    if (isInitializing || isModified || isClosed || isLost || isShowing.current) return;
    saved.current = { values: getData(), version, id: crypto.randomUUID() };
    for (const text of contained.current) dropText(localStorage, text);
    contained.current = [];
  }, [fields, isInitializing, isModified, isClosed, isLost, version, getData]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields' values are read from the form.
  useEffect(() => {
    if (!isModified) return;
    const keep = () => {
      if (!saved.current || account === '' || (!isLost && navigator.onLine)) return;
      const { id } = saved.current;
      // A session knows what was saved while the editor wrote on, or merged.
      const { values, version: base } = sessionOf(place)?.base() ?? saved.current;
      const unsaved = findUnsavedFields(values, getData());
      if (unsaved === null) return;
      const text = { account, place, language, id, base, at: Date.now(), ...unsaved };
      contained.current = [...contained.current.filter((one) => one.id !== id), text];
      adminSaves.noteKept(tryKeepText(text));
    };
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [fields, isModified, isLost, account, place, language, getData]);

  const show = useCallback(
    async (text: KeptText) => {
      isShowing.current = true;
      try {
        const values = getData();
        const left = { ...toLeftValues(text, values), version: text.base };
        const session = sessionOf(place);
        const merged = await (session?.takeBack(left, values) ?? mergeUnsavedFields(text, values));
        await showValues(merged, values, () => true, session?.base().values ?? values);
        // It counts as modified, so that it gets saved and then dropped here.
        setModified(true);
        contained.current = [...contained.current, text];
        return merged;
      } finally {
        isShowing.current = false;
      }
    },
    [place, getData, showValues, setModified],
  );
  return { show };
}

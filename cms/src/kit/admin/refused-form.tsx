'use client';

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { firstPath, openField } from './field-focus.ts';

function invalidPaths(fields: FormState): readonly string[] {
  return Object.entries(fields).flatMap(([path, { passesCondition, valid }]) =>
    valid === false && passesCondition !== false ? [path] : [],
  );
}

/**
 * Leads to the first field in error once a save of the surrounding form was refused, unless the focus moved meanwhile.
 * Autosaves don't count. The errors may come later than the refusal: an answer about an earlier change, which knows no
 * errors yet, can arrive together with it.
 */
export function RefusedForm() {
  const place = useRef<HTMLSpanElement>(null);
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const [fields] = useAllFormFields();
  const wasSaving = useRef(false);
  const leftFrom = useRef<Element | null>(null);
  useEffect(() => {
    const isOver = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (isSaving || !isRefused) leftFrom.current = null;
    else if (isOver) leftFrom.current = document.activeElement;
    const form = place.current?.closest('form');
    if (!form || leftFrom.current === null || leftFrom.current !== document.activeElement) return;
    const path = firstPath(invalidPaths(fields), form);
    if (path === undefined) return;
    leftFrom.current = null;
    void openField(path, form);
  }, [isSaving, isRefused, fields]);
  return <span ref={place} hidden />;
}

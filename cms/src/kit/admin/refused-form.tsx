'use client';

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { firstPath, openField } from './field-focus.ts';

function invalidPaths(fields: FormState): readonly string[] {
  return Object.entries(fields).flatMap(([path, { passesCondition, valid }]) =>
    valid === false && passesCondition !== false ? [path] : [],
  );
}

/** Leads to the first field in error once a save of the surrounding form was refused. Autosaves don't count. */
export function RefusedForm() {
  const place = useRef<HTMLSpanElement>(null);
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const { getFields } = useForm();
  const wasSaving = useRef(false);
  useEffect(() => {
    const isOver = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    const form = place.current?.closest('form');
    if (!isOver || !isRefused || !form) return;
    const path = firstPath(invalidPaths(getFields()), form);
    if (path !== undefined) void openField(path, form);
  }, [isSaving, isRefused, getFields]);
  return <span ref={place} hidden />;
}

'use client';

import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { adminSaves } from './admin-saves.ts';
import { type FormSave, toDraftAddress } from './form-save.ts';

/**
 * Registers the surrounding form, so that a failed save is repeated with its then current values, and a refused removal
 * leaves it modified.
 */
export function useRepeatedSave(place: string, isKept: boolean): void {
  const form = useForm();
  const isModified = useFormModified();
  const latest = useRef({ form, isModified });

  useEffect(() => {
    latest.current = { form, isModified };
  }, [form, isModified]);

  useEffect(() => {
    const repeat = ({ address, method, kind }: FormSave) => {
      const isDraft = kind === 'draft' || kind === 'publish';
      return latest.current.form.submit({
        action: kind === 'publish' ? toDraftAddress(address) : address,
        method,
        // Whether it was published after all is said instead.
        disableSuccessStatus: kind === 'publish',
        ...(isDraft && { overrides: { _status: 'draft' }, skipValidation: true }),
      });
    };
    adminSaves.noteKept(isKept);
    return adminSaves.open({
      place,
      repeat,
      isModified: () => latest.current.isModified,
      setModified: (next) => latest.current.form.setModified(next),
    });
  }, [place, isKept]);
}

import { useForm, useFormFields } from '@payloadcms/ui';
import { useLayoutEffect } from 'react';
import { findLeftoverFields } from '../merging/form-fields.ts';

/**
 * Removes the fields that an answer of the server has put back into rows which were removed meanwhile. Payload's server
 * finds no block for such a row, and answers none of the form's further requests.
 */
export function useLeftoverFields(): void {
  const { dispatchFields } = useForm();
  const leftovers = useFormFields(([fields]) => findLeftoverFields(fields).join('\n'));
  useLayoutEffect(() => {
    for (const path of leftovers.split('\n').filter(Boolean)) dispatchFields({ type: 'REMOVE', path });
  }, [leftovers, dispatchFields]);
}

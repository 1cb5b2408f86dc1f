'use client';

import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { fieldsToUpdate, hasSameRows, withOpenRows, withTypedValues } from '../merging/form-fields.ts';
import { mergeStates } from '../merging/merge-states.ts';
import { movedPath } from '../merging/row-paths.ts';
import { carryFocus } from './carried-focus.ts';

/** The maximum number of form state requests while an editor goes on adding or moving rows. */
const MOST_LOOKS = 5;

/** Returns the values `shown`, with the input since the values `sent`. */
function withTyped(sent: Untrusted, now: Untrusted, shown: Untrusted): Untrusted {
  return mergeStates({ base: sent, baseDocument: sent, mine: now, theirs: shown }).values;
}

/**
 * Replaces the form's values without losing concurrent input or the focus. If rows were added, removed or moved, a new
 * form state is requested, since rows of other kinds have other fields.
 */
export function useShowValues(): (shown: Untrusted, sent: Untrusted) => Promise<void> {
  const { dispatchFields, getFields } = useForm();
  const { getFormState } = useServerFunctions();
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { code: locale } = useLocale();

  return useCallback(
    async (shown, sent) => {
      let before = sent;
      let values = shown;
      for (let looks = 0; ; looks += 1) {
        const fields = getFields();
        const now: Untrusted = reduceFieldsToValues(fields, true);
        values = withTyped(before, now, values);
        before = now;
        if (hasSameRows(fields, values)) {
          const formState = fieldsToUpdate(fields, values);
          if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState });
          return;
        }
        const { state } = await getFormState({
          ...(id !== undefined && { id }),
          ...(collectionSlug !== undefined && { collectionSlug }),
          ...(globalSlug !== undefined && { globalSlug }),
          data: { ...values },
          docPermissions,
          docPreferences: await getDocPreferences(),
          locale,
          operation: 'update',
          renderAllFields: true,
          schemaPath: collectionSlug ?? globalSlug ?? '',
          skipValidation: true,
        });
        if (!state) throw new Error('The form could not be asked for anew.');
        const since = getFields();
        const typed = withTyped(now, reduceFieldsToValues(since, true), values);
        if (hasSameRows(state, typed) || looks === MOST_LOOKS) {
          const next = withOpenRows(withTypedValues(state, typed, shown), since);
          const returnFocus = carryFocus((path) => (since[path]?.rows ? null : movedPath(path, since, next)));
          // Rendered at once: what is typed before the focus is back would be lost.
          flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state: next }));
          returnFocus();
          return;
        }
      }
    },
    [
      dispatchFields,
      getFields,
      getFormState,
      id,
      collectionSlug,
      globalSlug,
      docPermissions,
      getDocPreferences,
      locale,
    ],
  );
}

'use client';

import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { fieldsToUpdate, hasSameRows, withOpenRows, withTypedValues } from '../merging/form-fields.ts';
import type { Conflict } from '../merging/merge-states.ts';
import { movedPath } from '../merging/row-paths.ts';
import { mergeInput } from '../merging/typed-input.ts';
import { carryFocus } from './carried-focus.ts';

/** The maximum number of form state requests while an editor goes on adding or moving rows. */
const MOST_LOOKS = 5;

/** The input that is left out, and the values of the form that had it. */
type RefusedInput = { readonly conflicts: readonly Conflict[]; readonly mine: Untrusted };

type ShowValues = (
  shown: Untrusted,
  sent: Untrusted,
  canKeep: (conflict: Conflict) => boolean,
  saved?: Untrusted,
) => Promise<RefusedInput | null>;

/**
 * Returns a function that replaces the form's values without losing concurrent input or the focus, and returns input
 * that the user may not keep. If rows were added, removed or moved, a new form state is requested, since rows of other
 * kinds have other fields. What differs from the saved values, by default those shown, counts as changed.
 */
export function useShowValues(): ShowValues {
  const { dispatchFields, getFields } = useForm();
  const { getFormState } = useServerFunctions();
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { code: locale } = useLocale();

  return useCallback(
    async (shown, sent, canKeep, saved = shown) => {
      let before = sent;
      let values = shown;
      let refused: RefusedInput | null = null;
      const withInput = (since: Untrusted, now: Untrusted, of: Untrusted): Untrusted => {
        const merged = mergeInput({ sent: since, now, shown: of }, canKeep);
        if (merged.refused.length > 0)
          refused = { conflicts: [...(refused?.conflicts ?? []), ...merged.refused], mine: refused?.mine ?? now };
        return merged.values;
      };
      for (let looks = 0; ; looks += 1) {
        const fields = getFields();
        const now: Untrusted = reduceFieldsToValues(fields, true);
        values = withInput(before, now, values);
        before = now;
        if (hasSameRows(fields, values)) {
          const formState = fieldsToUpdate(fields, values, saved);
          if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState });
          return refused;
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
        const typed = withInput(now, reduceFieldsToValues(since, true), values);
        if (hasSameRows(state, typed) || looks === MOST_LOOKS) {
          const next = withOpenRows(withTypedValues(state, typed, saved), since);
          const returnFocus = carryFocus((path) => (since[path]?.rows ? null : movedPath(path, since, next)));
          // Rendered at once: what is typed before the focus is back would be lost.
          flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state: next }));
          returnFocus();
          return refused;
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

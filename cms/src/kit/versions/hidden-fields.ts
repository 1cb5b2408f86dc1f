import type { Field } from 'payload';
import { changeFields, type FinishedFields } from '../fields/field-tree.ts';

/** The empty component for a hidden field in a comparison of versions. */
export const NO_DIFFERENCE = '/kit/versions/no-difference.tsx#NoDifference';

function isHidden(field: Field): boolean {
  const { admin } = field;
  return ('hidden' in field && field.hidden === true) || (admin && 'hidden' in admin ? admin.hidden === true : false);
}

/** Payload plugin: comparisons of versions contain only the fields that forms show. */
export function withoutHiddenDifferences<C extends FinishedFields>(config: C): C {
  return changeFields(config, (field) => {
    if (!isHidden(field)) return;
    const admin = { ...field.admin, components: { ...field.admin?.components, Diff: NO_DIFFERENCE } };
    // In place, as Payload does: it looks fields up by identity.
    Object.assign(field, { admin });
  });
}

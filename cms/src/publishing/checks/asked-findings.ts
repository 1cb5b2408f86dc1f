import type { FindingKind } from './findings.ts';

/**
 * The findings that publishing asks about: visitors would notice each of these, a picture that is somewhat small hardly. Where something required is empty, the form
 * itself refuses and marks the field, so that there is nothing to be asked yet.
 */
export function askedFindings<F extends { readonly kind: FindingKind }>(found: readonly F[]): readonly F[] {
  return found.some(({ kind }) => kind === 'required') ? [] : found.filter(({ kind }) => kind !== 'small_picture');
}

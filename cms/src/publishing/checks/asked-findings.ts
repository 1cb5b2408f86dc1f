import type { FindingKind } from './findings.ts';

/**
 * Returns the findings that publishing asks about: visitors would notice each of these, a slightly small picture
 * hardly. While a required field is empty the form itself refuses and marks it, so there is nothing to ask yet.
 */
export function askedFindings<F extends { readonly kind: FindingKind }>(found: readonly F[]): readonly F[] {
  return found.some(({ kind }) => kind === 'required') ? [] : found.filter(({ kind }) => kind !== 'small_picture');
}

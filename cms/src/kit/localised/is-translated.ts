import { type Described, isLocalisedText } from './localised-texts.ts';

function hasText(field: Described): boolean {
  const { hidden, localized, fields = [], tabs = [], blocks = [] } = field;
  if (hidden) return false;
  if (localized) return isLocalisedText(field);
  return [...fields, ...tabs, ...blocks].some(hasText);
}

/** Tells whether a collection or global has texts in several languages. */
export function isTranslated({ fields }: { readonly fields: readonly Described[] }): boolean {
  return fields.some(hasText);
}

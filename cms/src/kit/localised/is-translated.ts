import { type Described, isLocalisedText } from './localised-texts.ts';

function hasText(field: Described): boolean {
  const { hidden, localized, fields = [], tabs = [], blocks = [] } = field;
  if (hidden) return false;
  if (localized) return isLocalisedText(field);
  return [...fields, ...tabs, ...blocks].some(hasText);
}

/** Whether a collection or global has localised texts. */
export function isTranslated({ fields }: { readonly fields: readonly Described[] }): boolean {
  return fields.some(hasText);
}

import type { Described } from './localised-texts.ts';

function hasText({ type, hidden, localized, fields = [], tabs = [], blocks = [] }: Described): boolean {
  if (hidden) return false;
  if (localized) return type === 'text' || type === 'textarea' || type === 'richText';
  return [...fields, ...tabs, ...blocks].some(hasText);
}

/** Tells whether a collection or global has texts in several languages. */
export function isTranslated({ fields }: { readonly fields: readonly Described[] }): boolean {
  return fields.some(hasText);
}

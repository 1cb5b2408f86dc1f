import type { LocalText } from '@kontorwerk/contract/languages';
import type { RichTextField } from 'payload';

type Options = { readonly required?: boolean; readonly description?: LocalText };

/** A long text with headings, lists and links in each language; what it may contain is set once, in `editor.ts`. */
export function richText(
  name: string,
  label: LocalText,
  { required = false, description }: Options = {},
): RichTextField {
  return { name, type: 'richText', label, required, localized: true, admin: { description } };
}

import type { PAGES, Page } from '@kontorwerk/contract/pages';

type Table = typeof PAGES;
type DetailName = { [N in keyof Table]: Table[N] extends { readonly kind: 'detail' } ? N : never }[keyof Table];

/** The modules in `routes/` that pages are made of. */
export type PageModule = 'sections' | `${NonNullable<Page['form']>}-form` | DetailName;

/** The module of a page: one for all pages of sections, one for each form, one for each kind of detail. */
export function moduleOf(name: string, { kind, form }: Page): string {
  if (kind === 'detail') return name;
  return kind === 'form' ? `${form}-form` : 'sections';
}

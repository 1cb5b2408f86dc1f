import type { NameOf, Page } from '@kontorwerk/contract/pages';

/** The modules in `routes/` that pages are made of. */
export type PageModule = 'sections' | `${NonNullable<Page['form']>}-form` | NameOf<'detail' | 'own'>;

/** The module of a page: one for all pages of sections, one for each form, one for each kind of detail and each own page. */
export function moduleOf(name: string, { kind, form }: Page): string {
  if (kind === 'detail' || kind === 'own') return name;
  return kind === 'form' ? `${form}-form` : 'sections';
}

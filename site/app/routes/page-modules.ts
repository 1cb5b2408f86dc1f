import type { NameOf, Page } from '@kontorwerk/contract/pages/pages';

/** The route modules (`routes/`) of pages. */
export type PageModule = 'sections' | `${NonNullable<Page['form']>}-form` | NameOf<'detail' | 'own'>;

/**
 * Returns the module of a page: one for all pages of sections, one for each form, one for each kind of detail page and
 * each of the site's own pages.
 */
export function moduleOf(name: string, { kind, form }: Page): string {
  if (kind === 'detail' || kind === 'own') return name;
  return kind === 'form' ? `${form}-form` : 'sections';
}

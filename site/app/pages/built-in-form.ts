import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { SectionsPage } from '@kontorwerk/contract/pages/pages';
import { words } from '#app/base/language/words.ts';
import { createBlankContactForm } from '#app/content/footer-section.ts';

/**
 * Ensures that a page with a form works without content (reading guide): the contact page has its form whatever the
 * backend sends, if need be without headings; the application form needs no introduction.
 */
export function ensureForm({ form }: SectionsPage, entry: ContentEntry | undefined, language: Language): ContentEntry {
  const title = words[language].forms[form ?? 'message'];
  const found = entry ?? { title, meta: [], endpoint_call: '', seo: { title: '', description: '', image: '' } };
  const hasForm = found.meta.some(({ component_name }) => component_name === 'ContactForm');
  return hasForm || form === 'application' ? found : { ...found, meta: [...found.meta, createBlankContactForm()] };
}

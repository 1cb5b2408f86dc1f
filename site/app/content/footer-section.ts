import { matchesSlug } from '@kontorwerk/contract/address/slug';
import { FOOTER_ENTRY } from '@kontorwerk/contract/constants';
import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { emptySection } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { ContentSource } from './content-context.ts';

const missed = new Set<Language>();

/** Logs a missing contact meta (§8), once per language. */
function miss(language: Language, reason: unknown): void {
  if (!missed.has(language)) console.error(`Contact meta missing (${language}):`, reason);
  missed.add(language);
}

/** Returns a contact form without headings (reading guide), so that visitors can always write. */
export function blankContactForm(): Section {
  return { ...emptySection(), component_name: 'ContactForm' };
}

function formIn(entries: readonly ContentEntry[], isWanted: (entry: ContentEntry) => boolean): Section | undefined {
  return entries
    .filter(isWanted)
    .flatMap(({ meta }) => meta)
    .find(({ component_name }) => component_name === 'ContactForm');
}

/**
 * Returns the section of the contact form at the foot of every page (§2): from the footer's own entry, which is not in
 * the specification, else from the contact page, else from any entry of its set; without headings if the backend has
 * none.
 */
export function footerSectionOf(source: Pick<ContentSource, 'entries'>, language: Language): Section {
  try {
    const entries = source.entries(PAGES.contact.key, language);
    const section =
      formIn(entries, ({ title }) => matchesSlug(title, FOOTER_ENTRY)) ??
      formIn(entries, ({ title }) => matchesSlug(title, PAGES.contact.entry)) ??
      formIn(entries, () => true);
    if (section) return section;
    miss(language, `no ContactForm section in any entry of "${PAGES.contact.key}"`);
  } catch (error) {
    miss(language, error);
  }
  return blankContactForm();
}

import { matchesSlug } from '@kontorwerk/contract/address/slug';
import { FOOTER_ENTRY } from '@kontorwerk/contract/constants';
import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { emptySection } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { ContentSource } from './content-source.ts';

const loggedLanguages = new Set<Language>();

/** Logs a missing contact meta (§8), once per language. */
function logMissing(language: Language, reason: unknown): void {
  if (!loggedLanguages.has(language)) console.error(`Contact meta missing (${language}):`, reason);
  loggedLanguages.add(language);
}

/** Returns a contact form without headings (reading guide), so that visitors can always write. */
export function createBlankContactForm(): Section {
  return { ...emptySection(), component_name: 'ContactForm' };
}

function findForm(entries: readonly ContentEntry[], isWanted: (entry: ContentEntry) => boolean): Section | undefined {
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
export function findFooterSection(source: Pick<ContentSource, 'entries'>, language: Language): Section {
  try {
    const entries = source.entries(PAGES.contact.key, language);
    const section =
      findForm(entries, ({ title }) => matchesSlug(title, FOOTER_ENTRY)) ??
      findForm(entries, ({ title }) => matchesSlug(title, PAGES.contact.entry)) ??
      findForm(entries, () => true);
    if (section) return section;
    logMissing(language, `no ContactForm section in any entry of "${PAGES.contact.key}"`);
  } catch (error) {
    logMissing(language, error);
  }
  return createBlankContactForm();
}

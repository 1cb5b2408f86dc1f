import { FOOTER_ENTRY } from '@kontorwerk/contract/constants';
import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { emptySection } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages';
import { matchesSlug } from '@kontorwerk/contract/slug';
import type { ContentSource } from './content-context.ts';

const missed = new Set<Language>();

/** A contact meta that is missing is only logged (§8), once for each language. */
function miss(language: Language, reason: unknown): void {
  if (!missed.has(language)) console.error(`Contact meta missing (${language}):`, reason);
  missed.add(language);
}

/** A contact form without headings (reading guide): nobody may become unable to write. */
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
 * The section of the contact form at the foot of every page (§2): that of the footer's own entry, which the specification doesn't
 * know, else the contact page's, else any of its set; one without headings when the backend has none.
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

import type { Section } from '@kontorwerk/contract/content/entry';
import { emptySection } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import { matchesSlug } from '@kontorwerk/contract/slug';
import type { ContentSource } from './content-context.ts';

/** The title of the entry that holds the footer's contact form. */
const FOOTER_ENTRY = 'Footer form';

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

/** The section of the contact form at the foot of every page (§2); one without headings when the backend has none. */
export function footerSectionOf(source: Pick<ContentSource, 'entries'>, language: Language): Section {
  try {
    const entry = source.entries('contactus', language).find(({ title }) => matchesSlug(title, FOOTER_ENTRY));
    const section = entry?.meta.find(({ component_name }) => component_name === 'ContactForm');
    if (section) return section;
    miss(language, `no ContactForm section in the entry "${FOOTER_ENTRY}"`);
  } catch (error) {
    miss(language, error);
  }
  return blankContactForm();
}

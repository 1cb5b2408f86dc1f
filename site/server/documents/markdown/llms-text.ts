import { FEED_FORMATS, FEEDS, feedAddress } from '@kontorwerk/contract/address/feed-address';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { PAGES, type PageName, type Subject } from '@kontorwerk/contract/pages/pages';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { DirectoryEntry } from '../../../app/content/directory-entry.ts';
import { markdownAddress } from './markdown-address.ts';
import { type Block, heading, link, list, paragraph, prose, text, writeMarkdown } from './markdown-tree.ts';

/** The most pages per row of the table: the others are linked from these, and in the sitemaps. */
const NAMED = 100;

/** The heading whose links readers may skip, by the specification (llmstxt.org). */
const OPTIONAL = 'Optional';
const LEGAL = 'legal' satisfies Subject;

const PAGES_LABEL: LocalText = { en: 'Pages', de: 'Seiten' };
const SERVICES_LABEL: LocalText = { en: 'Services', de: 'Leistungen' };
/** The heading for the pages of each subject, in order. */
const LABELS: Readonly<Record<Exclude<Subject, typeof LEGAL>, LocalText>> = {
  agency: PAGES_LABEL,
  products: PAGES_LABEL,
  ecommerce: SERVICES_LABEL,
  services: SERVICES_LABEL,
  projects: { en: 'Projects', de: 'Projekte' },
  jobs: { en: 'Jobs', de: 'Stellen' },
  posts: { en: 'Posts', de: 'Beiträge' },
};

const INTRODUCTION: LocalText = {
  en: 'Each link leads to a page as Markdown; without “.md” at the end of its address it is the page for people.',
  de: 'Jeder Link führt zu einer Seite als Markdown; ohne „.md“ am Ende der Adresse ist es die Seite für Menschen.',
};

type Linked = { readonly title: string; readonly url: string; readonly description: string };

function section(label: string, links: readonly Linked[]): readonly Block[] {
  if (links.length === 0) return [];
  const items = links.map(({ title, url, description }) =>
    paragraph(link(title, url), ...(description === '' ? [] : [text(`: ${description.replace(/\s+/g, ' ')}`)])),
  );
  return [...heading(2, label), ...list(items)];
}

/** Returns the feeds of a language, as Atom. */
function feedLinks(language: Language, absolute: (path: string) => string): readonly Linked[] {
  return (['blog', 'news', 'jobs'] as const).map((name) => ({
    title: FEEDS[name].label[language],
    url: absolute(feedAddress({ name, form: 'atom', language })),
    description: FEED_FORMATS.atom,
  }));
}

/** Returns the first pages of each row. */
function limitPerRow(entries: readonly DirectoryEntry[]): readonly DirectoryEntry[] {
  const counts = new Map<PageName, number>();
  return entries.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= NAMED;
  });
}

/** Writes an overview of the site and its pages for language models, in the format of llmstxt.org. */
export function writeLlmsText(
  entries: readonly DirectoryEntry[],
  {
    language,
    settings: { brand_name, claim },
    publicUrl,
  }: { readonly language: Language; readonly settings: SiteSettings; readonly publicUrl: string },
): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const labelOf = (subject: Subject) => (subject === LEGAL ? OPTIONAL : LABELS[subject][language]);
  const named = limitPerRow(entries);
  const linksUnder = (label: string) =>
    named
      .filter(({ page }) => labelOf(PAGES[page].subject) === label)
      .map(({ page, title, path, description }) => ({
        title,
        // The app's built-in pages are for people only, and built from the pages listed here.
        url: absolute(PAGES[page].kind === 'own' ? path : markdownAddress(path)),
        description,
      }));
  const about = claim === '' ? (entries.find(({ page }) => page === 'home')?.description ?? '') : claim;
  return writeMarkdown([
    ...heading(1, brand_name),
    ...(about === '' ? [] : [{ type: 'blockquote' as const, children: prose(about) }]),
    ...prose(INTRODUCTION[language]),
    ...[...new Set(Object.values(LABELS))].flatMap(({ [language]: label }) => section(label, linksUnder(label))),
    ...section(OPTIONAL, [...linksUnder(OPTIONAL), ...feedLinks(language, absolute)]),
  ]);
}

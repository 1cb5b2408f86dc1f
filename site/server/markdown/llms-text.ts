import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { PAGES, type PageName } from '@kontorwerk/contract/pages';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import { FEED_FORMS, FEEDS, feedAddress } from '../../app/pages/feed-address.ts';
import { markdownAddress } from './markdown-address.ts';
import { type Block, heading, link, list, paragraph, prose, text, writeMarkdown } from './tree.ts';

/** How many pages of one kind are named: the others are found from these, and in the sitemaps. */
const NAMED = 100;

/** What those are called that are in no group. */
const PAGES_LABEL: LocalText = { en: 'Pages', de: 'Seiten' };
/** The rows of the table of pages that stand together, under what they are. */
const GROUPS: readonly { readonly label: LocalText; readonly pages: readonly PageName[] }[] = [
  {
    label: { en: 'Services', de: 'Leistungen' },
    pages: ['ecommerceOverview', 'ecommerce', 'servicesOverview', 'services', 'service'],
  },
  { label: { en: 'Projects', de: 'Projekte' }, pages: ['project'] },
  { label: { en: 'Jobs', de: 'Stellen' }, pages: ['job'] },
  { label: { en: 'Posts', de: 'Beiträge' }, pages: ['post'] },
];

/** By this name whoever reads the file knows what may be left out (llmstxt.org). */
const OPTIONAL = 'Optional';
const LEGAL: readonly PageName[] = ['imprint', 'terms', 'privacy', 'accessibility'];

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

/** The feeds of a language, as Atom. */
function feedLinks(language: Language, absolute: (path: string) => string): readonly Linked[] {
  return (['blog', 'news', 'jobs'] as const).map((name) => ({
    title: FEEDS[name].label[language],
    url: absolute(feedAddress({ name, form: 'atom', language })),
    description: FEED_FORMS.atom,
  }));
}

/** What a site is and where its pages are, for language models, in the form of llmstxt.org. */
export function llmsText(
  entries: readonly DirectoryEntry[],
  {
    language,
    settings: { brand_name, claim },
    publicUrl,
  }: { readonly language: Language; readonly settings: SiteSettings; readonly publicUrl: string },
): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const named = new Set<PageName>([...GROUPS.flatMap(({ pages }) => pages), ...LEGAL]);
  const linksOf = (isOf: (page: PageName) => boolean) =>
    entries
      .filter(({ page }) => isOf(page))
      .slice(0, NAMED)
      .map(({ page, title, path, description }) => ({
        title,
        // Those of the site itself are for people, and made of what stands here.
        url: absolute(PAGES[page].kind === 'own' ? path : markdownAddress(path)),
        description,
      }));
  const about = claim === '' ? (entries.find(({ page }) => page === 'home')?.description ?? '') : claim;
  return writeMarkdown([
    ...heading(1, brand_name),
    ...(about === '' ? [] : [{ type: 'blockquote' as const, children: prose(about) }]),
    ...prose(INTRODUCTION[language]),
    ...section(
      PAGES_LABEL[language],
      linksOf((page) => !named.has(page)),
    ),
    ...GROUPS.flatMap(({ label, pages }) =>
      section(
        label[language],
        linksOf((page) => pages.includes(page)),
      ),
    ),
    ...section(OPTIONAL, [...linksOf((page) => LEGAL.includes(page)), ...feedLinks(language, absolute)]),
  ]);
}

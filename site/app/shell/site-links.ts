import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type {
  Navigation,
  NavigationColumn,
  NavigationGroup,
  NavigationLink,
} from '@kontorwerk/contract/navigation/navigation';
import { buildStandardNavigation } from '@kontorwerk/contract/navigation/standard-navigation';
import { ADDITIVE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import { canonicalPath, pageAt } from '@kontorwerk/contract/pages/page-table';
import type { Page } from '@kontorwerk/contract/pages/pages';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { MenuColumn, MenuGroup, MenuLink, SiteLinks } from '#app/base/menu-types.ts';
import type { ContactBarContent } from '#app/base/site-data.ts';
import { buildMenuTeaser } from './menu-teasers.ts';

/** The inputs of the site's links. */
export type LinkSources = {
  readonly language: Language;
  readonly settings: Pick<SiteSettings, 'navigation' | 'words'>;
  readonly entries: (key: PageKey) => readonly ContentEntry[];
  /** Whether the backend reports that it has no such content set; while unknown, it may have it. */
  readonly isAbsent?: (key: PageKey) => boolean;
};

/** Leaves out empty fields, as every page carries the links. */
function linkOf({ label, to, description }: NavigationLink): MenuLink {
  return { label, to, ...(description !== '' && { description }) };
}

function columnOf({ title, links }: NavigationColumn): MenuColumn {
  return { title, links: links.map(linkOf) };
}

/** Whether a path's page has content in the page's language. */
function isShown(path: string, { entries }: LinkSources): boolean {
  const { page } = pageAt(path);
  if (page.kind !== 'sections' || page.entry === undefined) return false;
  const { key, entry } = page;
  try {
    return entries(key).some(({ title, meta }) => matchesSlug(title, entry) && meta.length > 0);
  } catch {
    // Content that was never loaded can't be shown.
    return false;
  }
}

/** Whether a loaded set has other pages but not this one; a set that isn't loaded may have it. */
function isMissing(page: Page, { entries }: LinkSources): boolean {
  if (page.kind !== 'sections' || page.entry === undefined) return false;
  const { key, entry } = page;
  try {
    const held = entries(key);
    return held.length > 0 && !held.some(({ title }) => matchesSlug(title, entry));
  } catch {
    // Content that was never loaded may exist.
    return false;
  }
}

/** Whether the standard navigation may link to a page: optional pages only if the backend has them. */
function isLinked({ to }: NavigationLink, sources: LinkSources): boolean {
  const { page } = pageAt(to);
  if (!('key' in page) || !ADDITIVE_KEYS.includes(page.key)) return true;
  return !sources.isAbsent?.(page.key) && !isMissing(page, sources);
}

/** Returns the standard menu and footer (§2), without links to pages that this backend lacks. */
function ownNavigation(sources: LinkSources): Navigation {
  const { menu, footer, legal, ...rest } = buildStandardNavigation(sources.language);
  const linked = (links: readonly NavigationLink[]) => links.filter((link) => isLinked(link, sources));
  const columnsLinked = (columns: readonly NavigationColumn[]) =>
    columns.map((column) => ({ ...column, links: linked(column.links) }));
  return {
    ...rest,
    menu: menu.map((group) => ({ ...group, columns: columnsLinked(group.columns) })),
    footer: columnsLinked(footer),
    legal: linked(legal),
  };
}

/**
 * Returns the address of a group's landing page: the parent of the group's first page, if it exists.
 * `/ecommerce/shopware`, which the group lists, gives way to `/ecommerce`.
 */
function ownPage({ to, columns }: NavigationGroup, sources: LinkSources): string {
  const isListed = columns.some(({ links }) => links.some((link) => canonicalPath(link.to) === canonicalPath(to)));
  const folder = canonicalPath(to)
    .replace(/[^/]*$/, '')
    .replace(/\/$/, '');
  return isListed && folder !== '' && isShown(folder, sources) ? folder : to;
}

function groupOf(group: NavigationGroup, sources: LinkSources): MenuGroup {
  const { label, intro, call_label, call_link, as_button, columns } = group;
  const to = ownPage(group, sources);
  const teaser = buildMenuTeaser(group, sources);
  return {
    label,
    to,
    ...(intro !== '' && { intro }),
    ...(call_label !== '' && call_link !== '' && { call: { label: call_label, to: call_link } }),
    ...(as_button && { isButton: true }),
    columns: columns.map(columnOf),
    ...(teaser && { teaser }),
  };
}

type ContactBarSources = ContactBarContent & Pick<SiteSettings, 'navigation'>;

/** Returns the contact bar's data, if it differs from the settings. */
export function buildContactBar({ navigation, email, phone, socials }: ContactBarSources): {
  readonly contactBar?: ContactBarContent;
} {
  const shown = navigation?.contact_bar;
  if (!shown || (shown.email && shown.phone && shown.socials)) return {};
  return {
    contactBar: {
      email: shown.email ? email : '',
      phone: shown.phone ? phone : '',
      socials: shown.socials ? socials : [],
    },
  };
}

/**
 * Builds the links of navigation and footer from the settings, with the standard navigation for the rest (§2). They are
 * sent with the page in its language rather than bundled in both.
 */
export function buildSiteLinks(sources: LinkSources): SiteLinks {
  const { menu, footer, legal } = { ...ownNavigation(sources), ...sources.settings.navigation };
  return {
    menu: menu.map((group) => groupOf(group, sources)),
    footer: footer.map(columnOf),
    legal: legal.map(linkOf),
  };
}

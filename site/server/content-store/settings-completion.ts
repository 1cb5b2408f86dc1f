import { isDeepStrictEqual } from 'node:util';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Office } from '@kontorwerk/contract/settings/office';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { type HeldSets, isEntries } from './held-sets.ts';
import { sanitiseOffices } from './settings-sanitiser.ts';

/** The separator between a page's name and the site's in SEO titles. */
const TITLE_SEPARATOR = /\s[-–—|·•»:]\s/;

/** Words that name the home page, not the site. */
const HOME_WORDS: ReadonlySet<string> = new Set([
  'home',
  'homepage',
  'home page',
  'startseite',
  'start',
  'willkommen',
  'welcome',
]);

/** The longest name, in characters; more is a sentence. */
const NAME_MAX = 40;

function partsOf(title: string): readonly string[] {
  const parts = title
    .replaceAll('\u00ad', '')
    .split(TITLE_SEPARATOR)
    .map((part) => part.trim());
  return parts.filter((part) => part !== '' && part.length <= NAME_MAX && !HOME_WORDS.has(part.toLowerCase()));
}

/**
 * Derives the site's name from SEO titles: the part of the home page's that most others contain, else its first. Null
 * if there is none.
 */
export function deriveSiteName(homeTitle: string, others: readonly string[]): string | null {
  const parts = partsOf(homeTitle);
  const titles = others.map(partsOf);
  const timesOf = (part: string) => titles.filter((title) => title.includes(part)).length;
  const [first] = parts.toSorted((a, b) => timesOf(b) - timesOf(a));
  return first ?? null;
}

/** Completes settings from the content; returns the same object while the result is unchanged. */
type SettingsCompleter = (settings: SiteSettings, language: Language) => SiteSettings;

function isComplete({ brand_name, legal_name, offices }: SiteSettings): boolean {
  return brand_name !== '' && legal_name !== '' && offices.length > 0;
}

/** @param hostName the site's name if neither settings nor content have one */
export function createSettingsCompleter(held: HeldSets, hostName: string): SettingsCompleter {
  type Made = { readonly of: SiteSettings; readonly revision: number; readonly settings: SiteSettings };
  const memo = new Map<Language, Made>();

  const entriesIn = (language: Language): readonly ContentEntry[] =>
    PAGE_KEYS.flatMap((key) => {
      const value = held.get({ key, language })?.value;
      return isEntries(value) ? value : [];
    });

  function nameIn(language: Language): string {
    const homes = held.get({ key: PAGES.home.key, language })?.value;
    const [home] = isEntries(homes) ? homes : [];
    const others = entriesIn(language).filter((entry) => entry !== home);
    return (
      deriveSiteName(
        home?.seo.title ?? '',
        others.map(({ seo }) => seo.title),
      ) ?? hostName
    );
  }

  /** Returns the offices of the first contact map: those of its cards, if a backend sends no others (§2). */
  function officesIn(language: Language): readonly Office[] {
    const sections = entriesIn(language).flatMap(({ meta }) => meta);
    const map = sections.find(({ component_name, offices }) => component_name === 'ContactMap' && offices.length > 0);
    return sanitiseOffices(map?.offices ?? [], 'offices', () => {});
  }

  return (said, language) => {
    if (isComplete(said)) return said;
    const before = memo.get(language);
    const revision = held.revision();
    if (before?.of === said && before.revision === revision) return before.settings;
    const brand_name = said.brand_name === '' ? nameIn(language) : said.brand_name;
    const now: SiteSettings = {
      ...said,
      brand_name,
      legal_name: said.legal_name === '' ? brand_name : said.legal_name,
      offices: said.offices.length > 0 ? said.offices : officesIn(language),
    };
    // Equal settings keep their identity, so that what was derived from them stays valid.
    const settings = before !== undefined && isDeepStrictEqual(before.settings, now) ? before.settings : now;
    memo.set(language, { of: said, revision, settings });
    return settings;
  };
}

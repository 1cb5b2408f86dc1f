import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/page-keys';
import type { Redirects } from '@kontorwerk/contract/redirects';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { PLAIN } from '@kontorwerk/contract/wordpress/text-format';
import { digest } from '#cms/base/digest.ts';
import type { Page } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored.ts';
import { type MadeEntry, type WireContext, type WireMemory, wireContext, wireMemory } from './context.ts';
import { entryOf } from './entry.ts';
import { navigationOf } from './navigation.ts';
import { endedJobs } from './open-jobs.ts';
import type { PublishedContent } from './published.ts';
import { redirectsOf } from './redirects.ts';
import { settingsOf } from './settings.ts';
import { unlessBroken } from './unless-broken.ts';
import { wordsOf } from './words.ts';

export type SetName = ChangedEvent['page_key'];

type State = {
  readonly language: Language;
  readonly endpoint_call: string;
  /** The same tag means the same, at the same address, but for when it was last saved. */
  readonly etag: string;
};

/** A state of the content set of a page key: its entries, whose cards are still without the texts of details. */
export type PageSet = State & {
  readonly page_key: PageKey;
  readonly entries: readonly ContentEntry[];
  /** What its cards were made with, and their texts are to be. */
  readonly context: WireContext;
};

/** A state of the site's settings. */
export type SettingsSet = State & { readonly page_key: 'settings'; readonly settings: SiteSettings };

/** A state of the site's old addresses. */
export type RedirectsSet = State & { readonly page_key: 'redirects'; readonly redirects: Redirects };

export type ContentSet = PageSet | SettingsSet | RedirectsSet;

/** What the wire answers for a set that is a record. */
export function recordOf(set: SettingsSet | RedirectsSet): SiteSettings | Redirects {
  return set.page_key === 'settings' ? set.settings : set.redirects;
}

/** Every set in every language, under `<key>/<language>`. */
export type ContentSets = ReadonlyMap<string, ContentSet>;

/** What the sets of a language were made with. */
export function contextIn(sets: ContentSets, language: Language): WireContext {
  const home = sets.get(setId('homepage', language));
  if (home?.page_key !== 'homepage') throw new Error('There is a set of the home page in every language.');
  return home.context;
}

/** What is kept for the next time that all sets are made. */
export type SetsMemory = Readonly<Record<Language, WireMemory>>;

/** A memory of nothing. */
export function setsMemory(): SetsMemory {
  return { en: wireMemory(), de: wireMemory() };
}

/** The name that a set goes by, which also begins its `endpoint_call`. */
export function setId(key: SetName, language: Language): string {
  return `${key}/${language}`;
}

/** The revision is a digest of what visitors get: it changes when that changes, and only then as far as it is known. */
function state(key: SetName, language: Language, told: readonly string[]): State {
  const revision = digest(told);
  return { language, endpoint_call: `${setId(key, language)}@${revision}`, etag: `"${revision}"` };
}

/** A section with the states of its cards in the place of those that have one. */
function told(section: Section, { places }: WireMemory): object {
  return { ...section, card_components: section.card_components.map((card) => places.get(card)?.state ?? card) };
}

function madeEntry(page: Stored<Page>, context: WireContext): MadeEntry {
  const entry = { ...entryOf(page, context), ...PLAIN };
  const meta = entry.meta.map((section) => told(section, context.memory));
  // That a page was saved is nothing that visitors see.
  return { entry, told: JSON.stringify({ ...entry, meta, modified: undefined }) };
}

function pageSet(page_key: PageKey, content: PublishedContent, context: WireContext): PageSet {
  const { language, memory } = context;
  const made = content.pages
    .filter((page) => page.page_key === page_key)
    .flatMap((page) =>
      unlessBroken('pages', page, () => memory.pages.of(page, context, (noted) => madeEntry(page, noted))),
    );
  // A page whose parent isn't published has no address.
  const placed = made.filter(({ entry }) => entry.title !== '');
  const of = state(
    page_key,
    language,
    placed.map((page) => page.told),
  );
  const entries = placed.map(({ entry }) => ({ endpoint_call: of.endpoint_call, ...entry }));
  return { ...of, page_key, entries, context };
}

/** What there is nothing of is left out: the site has its own. */
function settingsSet(context: WireContext): SettingsSet {
  const { language } = context;
  const [navigation, words] = [navigationOf(context), wordsOf(context.content.words, language)];
  const ended_jobs = endedJobs(context.content.jobs, context.today, language);
  const settings = {
    ...settingsOf(context.settings, language),
    ...PLAIN,
    ...(navigation && { navigation }),
    ...(words && { words }),
    ...(ended_jobs.length > 0 && { ended_jobs }),
  };
  const of = state('settings', language, [JSON.stringify(settings)]);
  return { ...of, page_key: 'settings', settings: { endpoint_call: of.endpoint_call, ...settings } };
}

function redirectsSet(context: WireContext): RedirectsSet {
  const all = redirectsOf(context);
  const [redirects, by_query] = [
    all.filter(({ from }) => !from.includes('?')),
    all.filter(({ from }) => from.includes('?')),
  ];
  const of = state('redirects', context.language, [JSON.stringify(all)]);
  const told = { redirects, ...(by_query.length > 0 && { by_query }), counts_uses: true };
  return { ...of, page_key: 'redirects', redirects: { ...told, endpoint_call: of.endpoint_call } };
}

/** A set made of other content than what is published. */
export function oneContentSet(key: SetName, context: WireContext): ContentSet {
  if (key === 'redirects') return redirectsSet(context);
  return key === 'settings' ? settingsSet(context) : pageSet(key, context.content, context);
}

/**
 * Maps everything that is published to what the wire answers, on a day (`2026-03-31`), set by set, so that whoever asks
 * for them can do something else between two of them. What was made before and hasn't changed is taken from the memory.
 */
export function* eachContentSet(
  content: PublishedContent,
  today: string,
  memory = setsMemory(),
): Generator<readonly [id: string, set: ContentSet], void, void> {
  for (const language of LANGUAGES) {
    const context = wireContext(content, language, today, memory[language]);
    yield [setId('settings', language), settingsSet(context)];
    yield [setId('redirects', language), redirectsSet(context)];
    for (const key of PAGE_KEYS) yield [setId(key, language), pageSet(key, content, context)];
  }
}

/** The same at a stretch. */
export function contentSets(content: PublishedContent, today: string, memory = setsMemory()): ContentSets {
  return new Map(eachContentSet(content, today, memory));
}

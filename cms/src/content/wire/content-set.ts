import type { Redirects } from '@kontorwerk/contract/address/redirects';
import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { PLAIN } from '@kontorwerk/contract/wordpress/text-format';
import { digest } from '#cms/base/digest.ts';
import type { Page } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { type MappedEntry, type WireContext, type WireMemory, wireContext, wireMemory } from './context.ts';
import { entryOf } from './entry.ts';
import { mapOrSkip } from './mapping-errors.ts';
import { navigationOf } from './navigation.ts';
import { listEndedJobs } from './open-jobs.ts';
import type { PublishedContent } from './published-content.ts';
import { redirectsOf } from './redirects.ts';
import { settingsOf } from './settings.ts';
import { wordsOf } from './words.ts';

export type SetName = ChangedEvent['page_key'];

type State = {
  readonly language: Language;
  readonly endpoint_call: string;
  /** Equal for equal content at the same address, apart from its modification time. */
  readonly etag: string;
};

/** A snapshot of a page key's content set: its entries, whose cards are still without the texts of their pages. */
export type PageSet = State & {
  readonly page_key: PageKey;
  readonly entries: readonly ContentEntry[];
  /** The context in which its cards were mapped, and in which their texts are. */
  readonly context: WireContext;
};

/** A snapshot of the site's settings. */
export type SettingsSet = State & { readonly page_key: 'settings'; readonly settings: SiteSettings };

/** A snapshot of the site's redirects. */
export type RedirectsSet = State & { readonly page_key: 'redirects'; readonly redirects: Redirects };

export type ContentSet = PageSet | SettingsSet | RedirectsSet;

/** Returns the wire's answer for a set that is a single record. */
export function recordOf(set: SettingsSet | RedirectsSet): SiteSettings | Redirects {
  return set.page_key === 'settings' ? set.settings : set.redirects;
}

/** Every set in every language, by `<key>/<language>`. */
export type ContentSets = ReadonlyMap<string, ContentSet>;

/** Returns the context in which a language's sets were mapped. */
export function contextIn(sets: ContentSets, language: Language): WireContext {
  const home = sets.get(setId('homepage', language));
  if (home?.page_key !== 'homepage') throw new Error('There is a set of the home page in every language.');
  return home.context;
}

/** The memos that are reused when all sets are mapped again. */
export type SetsMemory = Readonly<Record<Language, WireMemory>>;

/** Creates empty memos. */
export function setsMemory(): SetsMemory {
  return { en: wireMemory(), de: wireMemory() };
}

/** Returns a set's id, which also begins its `endpoint_call`. */
export function setId(key: SetName, language: Language): string {
  return `${key}/${language}`;
}

/**
 * Returns a set's revision, a hash of everything visible to visitors: it changes when that does, and as far as known
 * only then.
 */
function stateOf(key: SetName, language: Language, told: readonly string[]): State {
  const revision = digest(told);
  return { language, endpoint_call: `${setId(key, language)}@${revision}`, etag: `"${revision}"` };
}

/** Returns a section for hashing: cards with a text are replaced by their states. */
function hashedSection(section: Section, { places }: WireMemory): object {
  return { ...section, card_components: section.card_components.map((card) => places.get(card)?.state ?? card) };
}

function mapEntry(page: Stored<Page>, context: WireContext): MappedEntry {
  const entry = { ...entryOf(page, context), ...PLAIN };
  const meta = entry.meta.map((section) => hashedSection(section, context.memory));
  // A page's modification time isn't visible to visitors.
  return { entry, hashedText: JSON.stringify({ ...entry, meta, modified: undefined }) };
}

function pageSet(page_key: PageKey, content: PublishedContent, context: WireContext): PageSet {
  const { language, memory } = context;
  const made = content.pages
    .filter((page) => page.page_key === page_key)
    .flatMap((page) =>
      mapOrSkip('pages', page, () => memory.pages.of(page, context, (noted) => mapEntry(page, noted))),
    );
  // A page whose parent isn't published has no address.
  const placed = made.filter(({ entry }) => entry.title !== '');
  const of = stateOf(
    page_key,
    language,
    placed.map((page) => page.hashedText),
  );
  const entries = placed.map(({ entry }) => ({ endpoint_call: of.endpoint_call, ...entry }));
  return { ...of, page_key, entries, context };
}

/** Maps the settings. Empty parts are left out: the site has defaults. */
function settingsSet(context: WireContext): SettingsSet {
  const { language } = context;
  const [navigation, words] = [navigationOf(context), wordsOf(context.content.words, language)];
  const ended_jobs = listEndedJobs(context.content.jobs, context.today, language);
  const settings = {
    ...settingsOf(context.settings, language),
    ...PLAIN,
    ...(navigation && { navigation }),
    ...(words && { words }),
    ...(ended_jobs.length > 0 && { ended_jobs }),
  };
  const of = stateOf('settings', language, [JSON.stringify(settings)]);
  return { ...of, page_key: 'settings', settings: { endpoint_call: of.endpoint_call, ...settings } };
}

function redirectsSet(context: WireContext): RedirectsSet {
  const all = redirectsOf(context);
  const [redirects, by_query] = [
    all.filter(({ from }) => !from.includes('?')),
    all.filter(({ from }) => from.includes('?')),
  ];
  const of = stateOf('redirects', context.language, [JSON.stringify(all)]);
  const told = { redirects, ...(by_query.length > 0 && { by_query }), counts_uses: true };
  return { ...of, page_key: 'redirects', redirects: { ...told, endpoint_call: of.endpoint_call } };
}

/** Maps one set from other content than the published one. */
export function mapContentSet(key: SetName, context: WireContext): ContentSet {
  if (key === 'redirects') return redirectsSet(context);
  return key === 'settings' ? settingsSet(context) : pageSet(key, context.content, context);
}

/**
 * Maps the published content of a day (`2026-03-31`) to the wire's sets, one at a time, so that the caller can yield in
 * between. Unchanged results are taken from the memos.
 */
export function* generateContentSets(
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

/** Does the same at once. */
export function mapContentSets(content: PublishedContent, today: string, memory = setsMemory()): ContentSets {
  return new Map(generateContentSets(content, today, memory));
}

import { languageOf } from '@kontorwerk/contract/address/address';
import type { Section } from '@kontorwerk/contract/content/entry';
import type { Choice, FilterName } from '@kontorwerk/contract/content/filter-names';
import { listChoices } from '@kontorwerk/contract/content/filters';
import { PAGE_PARAMETER, parsePageNumber } from '@kontorwerk/contract/pages/page-number';
import { filtersOf, keysOf, type PageMatch, respellPath } from '@kontorwerk/contract/pages/page-table';
import { FREE_PARAMETER_MAX, PAGE_NAMES, PAGES, type Page, type PageName } from '@kontorwerk/contract/pages/pages';
import { ContentUnavailable } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { RequestTarget } from '../http/request-target.ts';

/** How a requested page is rendered, and its key in the response cache. */
type PageAddress = {
  /** The canonical address of all that show the same: normalised path, only the page's own parameters, sorted. */
  readonly target: string;
  /** Whether the page may be cached: not if endless addresses show the same, or if it shows a visitor's input. */
  readonly isCacheable: boolean;
};

type Content = Pick<ContentStore, 'entries' | 'settings'>;

/** Returns the sections of a page's content; none before they are loaded. */
function sectionsOf(page: Page, path: string, content: Content): readonly Section[] {
  try {
    return keysOf(page)
      .flatMap((key) => content.entries(key, languageOf(path)))
      .flatMap(({ meta }) => meta);
  } catch (error) {
    if (error instanceof ContentUnavailable) return [];
    throw error;
  }
}

/** Keeps the parameters that the page knows, with valid values, the first of each. */
function knownParameters(page: Page, path: string, given: URLSearchParams, content: Content): URLSearchParams {
  const { freeParameters = [], narrowingParameters = {} } = page;
  const kept = new URLSearchParams();
  const asked = filtersOf(page)
    .filter((name) => given.has(name))
    .toSorted();
  const sections = asked.length === 0 ? [] : sectionsOf(page, path, content);
  const { offices } = content.settings(languageOf(path));
  // Only the first cards of a long list are held, with the choices of the whole list.
  const choicesIn = ({ window, card_components }: Section, name: FilterName): readonly Choice[] =>
    window?.choices[name] ?? listChoices(name, card_components, offices);
  for (const name of asked) {
    const value = given.get(name) ?? '';
    const isChoice = sections.some((section) => choicesIn(section, name).some((choice) => choice.value === value));
    if (isChoice) kept.set(name, value);
  }
  const number = page.kind === 'sections' && page.paged !== undefined ? parsePageNumber(given) : 1;
  if (number !== 1) kept.set(PAGE_PARAMETER, String(number));
  for (const name of freeParameters.toSorted()) {
    const value = given.get(name);
    if (value !== null && value.length <= FREE_PARAMETER_MAX) kept.set(name, value);
  }
  const isFree = freeParameters.some((name) => kept.has(name));
  for (const [name, values] of Object.entries(narrowingParameters)) {
    const value = given.get(name);
    // Without a free parameter they refine nothing: the page is the plain one.
    if (isFree && value !== null && values.includes(value)) kept.set(name, value);
  }
  // In the order that links between pages use.
  kept.sort();
  return kept;
}

/** Whether an address is a page's own, and not one of the endless others that lead to it. */
export function isOwnAddress(path: string, found: PageMatch): boolean {
  // All addresses below `/en` are duplicates of those without it.
  return !/^\/en(?:\/|$)/.test(path) && respellPath(path, found) === null;
}

/** Reads the address of a page. */
export function readPageAddress(
  { path, search }: Pick<RequestTarget, 'path' | 'search'>,
  found: PageMatch,
  content: Content,
): PageAddress {
  const { page } = found;
  const kept = knownParameters(page, path, new URLSearchParams(search), content);
  const target = kept.size === 0 ? path : `${path}?${kept}`;
  const free = (page.freeParameters ?? []).some((name) => kept.has(name));
  return { target, isCacheable: !free && isOwnAddress(path, found) };
}

const ROWS: ReadonlyMap<Page, PageName> = new Map(PAGE_NAMES.map((name) => [PAGES[name], name]));

/** Returns the name of a page's row in the page table. */
export function rowOf(page: Page): PageName {
  return ROWS.get(page) ?? 'free';
}

/** Returns a page's name in the metrics: its row, or `missing` if there is no such page. */
export function findPageName(page: Page, status: number): string {
  return page === PAGES.free && status === 404 ? 'missing' : rowOf(page);
}

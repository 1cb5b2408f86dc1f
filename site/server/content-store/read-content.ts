import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { type ReadProblem, type Report, readEntries } from '@kontorwerk/contract/content/read-entries';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { readSettings } from '@kontorwerk/contract/read-settings';
import { type Redirects, readRedirects } from '@kontorwerk/contract/redirects';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import { LOG_LIMITS } from '../base/limits.ts';
import { type AddressRewriter, addressIf, isSafeAddress } from './backend-addresses.ts';
import type { Normaliser } from './normalise-entries.ts';
import { safeNavigation } from './safe-navigation.ts';
import { safeOffices } from './safe-offices.ts';
import type { SanitisedTexts } from './sanitised-texts.ts';

/** An answer that can't be a content set: it must never replace one. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** What could be read of an answer, and what was dropped. */
type Read<T> = { readonly value: T; readonly problems: readonly ReadProblem[] };

/** Takes note of problems, up to as many as anyone looks at. */
function noteIn(problems: ReadProblem[]): Report {
  return (problem) => {
    if (problems.length < LOG_LIMITS.problemsKept) problems.push(problem);
  };
}

/**
 * Reads a backend's answer for a page key. An empty list is content; an answer in which nothing at all looks like
 * an entry (an error object, a maintenance page) throws.
 */
export async function readContent(
  answer: unknown,
  normalise: Normaliser,
  sanitised?: SanitisedTexts,
): Promise<Read<readonly ContentEntry[]>> {
  const problems: ReadProblem[] = [];
  const report = noteIn(problems);
  const value = await normalise(readEntries(answer, report), report, sanitised);
  const isEmpty = typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;
  if (isEmpty || value.some((entry) => entry.title !== '' || entry.meta.length > 0)) return { value, problems };
  const [first] = problems;
  throw new UnreadableAnswer(`the answer is no list of entries${first ? ` (${first.at}: ${first.problem})` : ''}`);
}

/** Reads the site's settings; what is missing or unsafe keeps its default or is left out. */
export function readSiteSettings(
  answer: unknown,
  defaults: SiteSettings,
  rewrite: AddressRewriter,
): Read<SiteSettings> {
  // A record that says nothing of the site is somebody else's, or what is left of one.
  if (!isRecord(answer) || !Object.keys(defaults).some((name) => name in answer)) {
    throw new UnreadableAnswer('the answer is no settings record');
  }
  const problems: ReadProblem[] = [];
  const report = noteIn(problems);
  const { navigation, ...settings } = readSettings(answer, defaults, report);
  const value: SiteSettings = {
    ...settings,
    socials: settings.socials.filter(
      ({ platform, url }) => addressIf(isSafeAddress, url, `settings.socials.${platform}`, report) !== '',
    ),
    offices: safeOffices(settings.offices, 'settings.offices', report),
    ...(navigation && { navigation: safeNavigation(navigation, 'settings.navigation', { rewrite, report }) }),
  };
  return { value, problems };
}

/** Reads the site's old addresses. */
export function readSiteRedirects(answer: unknown): Read<Redirects> {
  if (!isRecord(answer) || !('redirects' in answer)) throw new UnreadableAnswer('the answer names no old addresses');
  const problems: ReadProblem[] = [];
  return { value: readRedirects(answer, noteIn(problems)), problems };
}

import { type Redirects, readRedirects } from '@kontorwerk/contract/address/redirects';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { type ReadProblem, type Report, readEntries } from '@kontorwerk/contract/content/read-entries';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import { readSettings } from '@kontorwerk/contract/settings/read-settings';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { Attachments } from '@kontorwerk/contract/wordpress/attachments';
import { toPlainEntries } from '@kontorwerk/contract/wordpress/plain-entries';
import { toPlainSettings } from '@kontorwerk/contract/wordpress/plain-settings';
import { isPlainRecord, PLAIN } from '@kontorwerk/contract/wordpress/text-format';
import { LOG_LIMITS } from '../base/limits.ts';
import { type AddressRewriter, checkAddress, isSafeAddress } from './backend-addresses.ts';
import type { Normaliser } from './entry-normaliser.ts';
import type { SanitiserMemo } from './html-sanitiser.ts';
import { sanitiseNavigation, sanitiseOffices } from './settings-sanitiser.ts';

/** An answer that can't be a content set: it must never replace one. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** The readable part of an answer, and the problems of the rest. */
type Read<T> = {
  readonly value: T;
  readonly problems: readonly ReadProblem[];
  /** False if the same answer may be read better later: one of its images is unavailable now. */
  readonly isComplete: boolean;
};

/** The tools for reading a content set. */
export type ContentReading = {
  readonly normalise: Normaliser;
  /** The images that a WordPress names by number. */
  readonly attachments?: Attachments;
  /** The texts of the same set that were sanitised before. */
  readonly sanitised?: SanitiserMemo;
};

/** Collects problems, up to a limit. */
function createProblemCollector(problems: ReadProblem[]): Report {
  return (problem) => {
    if (problems.length < LOG_LIMITS.problemsKept) problems.push(problem);
  };
}

/**
 * Reads a backend's answer for a page key. An empty list is content; an answer without anything that looks like an
 * entry (an error object, a maintenance page) throws.
 */
export async function readContent(
  sent: unknown,
  { normalise, attachments, sanitised }: ContentReading,
): Promise<Read<readonly ContentEntry[]>> {
  const problems: ReadProblem[] = [];
  const report = createProblemCollector(problems);
  let isComplete = true;
  const onMissing = () => {
    isComplete = false;
  };
  const answer = await toPlainEntries(sent, { report, nextStep: createTimeSlices(), attachments, onMissing });
  const entries = readEntries(answer, report);
  const sentPlain = isPlainAnswer(sent) ? entries.map(markPlain) : entries;
  const value = (await normalise(sentPlain, report, sanitised)).map(markPlain);
  const isEmpty = typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;
  if (isEmpty || value.some((entry) => entry.title !== '' || entry.meta.length > 0)) {
    return { value, problems, isComplete };
  }
  const [first] = problems;
  throw new UnreadableAnswer(`the answer is no list of entries${first ? ` (${first.at}: ${first.problem})` : ''}`);
}

/** Whether all entries of an answer are marked as plain: their HTML is from our own CMS, or equivalent. */
function isPlainAnswer(sent: unknown): boolean {
  return Array.isArray(sent) && sent.every((entry) => isRecord(entry) && isPlainRecord(entry));
}

/** Marks an entry's texts as plain: a later reader, such as an import, uses them unchanged. */
export function markPlain(entry: ContentEntry): ContentEntry {
  return { ...entry, ...PLAIN };
}

/** Reads the site's settings; missing values keep their default, unsafe ones are dropped. */
export function readSiteSettings(sent: unknown, defaults: SiteSettings, rewrite: AddressRewriter): Read<SiteSettings> {
  const problems: ReadProblem[] = [];
  const report = createProblemCollector(problems);
  const answer = toPlainSettings(sent, report);
  // A record without any of the site's fields comes from another program, or is damaged.
  if (!isRecord(answer) || !Object.keys(defaults).some((name) => name in answer)) {
    throw new UnreadableAnswer('the answer is no settings record');
  }
  const { navigation, ...settings } = readSettings(answer, defaults, report);
  const value: SiteSettings = {
    ...settings,
    // A site always has a name.
    brand_name: settings.brand_name || defaults.brand_name,
    socials: settings.socials.filter(
      ({ platform, url }) => checkAddress(isSafeAddress, url, `settings.socials.${platform}`, report) !== '',
    ),
    offices: sanitiseOffices(settings.offices, 'settings.offices', report),
    ...(navigation && { navigation: sanitiseNavigation(navigation, 'settings.navigation', { rewrite, report }) }),
    ...PLAIN,
  };
  return { value, problems, isComplete: true };
}

/** Reads the site's redirects. */
export function readSiteRedirects(answer: unknown): Read<Redirects> {
  if (!isRecord(answer) || !('redirects' in answer)) throw new UnreadableAnswer('the answer names no old addresses');
  const problems: ReadProblem[] = [];
  return { value: readRedirects(answer, createProblemCollector(problems)), problems, isComplete: true };
}

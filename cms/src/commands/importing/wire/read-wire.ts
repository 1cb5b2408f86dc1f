import { listRedirects, type Redirect, readRedirects } from '@kontorwerk/contract/address/redirects';
import { normaliseDates } from '@kontorwerk/contract/content/dated-entries';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { nameEntries } from '@kontorwerk/contract/content/entry-names';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { isRecord, type ReadProblem } from '@kontorwerk/contract/content/read-values';
import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import { readSettings } from '@kontorwerk/contract/settings/read-settings';
import { DEFAULT_SETTINGS, type SiteSettings } from '@kontorwerk/contract/settings/settings';
import { listPath, redirectsPath, settingsPath } from '@kontorwerk/contract/wire';
import {
  ATTACHMENT_LIMITS,
  type Attachments,
  createAttachments,
  isPermanent,
} from '@kontorwerk/contract/wordpress/attachments';
import { toPlainEntries } from '@kontorwerk/contract/wordpress/plain-entries';
import { toPlainSettings } from '@kontorwerk/contract/wordpress/plain-settings';
import { FetchError, fetchJson, NoAnswerError, type Source } from '../bounded-fetch.ts';
import type { Findings } from '../findings.ts';
import { IMPORT_LIMITS } from '../limits.ts';

/** Everything readable of a backend. */
export type WireContent = {
  readonly entries: ReadonlyMap<PageKey, Readonly<Record<Language, readonly ContentEntry[]>>>;
  /** Page keys that the backend lacks in both languages. */
  readonly missing: ReadonlySet<PageKey>;
  /** Null for a backend without settings. */
  readonly settings: Readonly<Record<Language, SiteSettings>> | null;
  readonly redirects: readonly Redirect[];
};

/** Page keys that a complete backend of the specification may lack. */
const OPTIONAL: readonly PageKey[] = ['legal', 'news', 'page'];

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'German' };

function isMissing(error: unknown): boolean {
  return error instanceof FetchError && error.status === 404;
}

type WireRequest = {
  readonly at: string;
  readonly findings: Findings;
  /** Whether a backend may lack it. */
  readonly optional: boolean;
  /** Whether this is the first request. */
  readonly first?: boolean;
};

/** An answer; its value is null for a missing or failing one. */
type WireAnswer = { readonly value: unknown; readonly isMissing: boolean };

/** Requests one part; reports a missing one unless it is optional. */
async function requestPart(
  source: Source,
  path: string,
  { at, findings, optional, first = false }: WireRequest,
): Promise<WireAnswer> {
  try {
    const value = await fetchJson(`${source.address}${path}`, source, {
      onSkipped: (skipped) => findings.problem(at, `besides JSON there is ${skipped}`),
    });
    return { value, isMissing: false };
  } catch (error) {
    // A backend that doesn't answer at all would time out again and again.
    if (!(error instanceof FetchError) || (first && error instanceof NoAnswerError)) throw error;
    if (!(optional && isMissing(error))) findings.problem(at, error.message);
    return { value: null, isMissing: isMissing(error) };
  }
}

/** Returns the attachments that a WordPress refers to by id; no visitor waits for an import. */
function makeAttachments(source: Source): Attachments {
  return createAttachments({
    fetchAttachment: async (path) => {
      try {
        return await fetchJson(`${source.address}${path}`, source, { most: IMPORT_LIMITS.attachmentBytes });
      } catch (error) {
        if (error instanceof FetchError && error.status !== undefined && isPermanent(error.status)) return null;
        throw error;
      }
    },
    limits: { ...ATTACHMENT_LIMITS, ofAnswer: IMPORT_LIMITS.attachments, allMs: IMPORT_LIMITS.attachmentsMs },
  });
}

type ReadContext = { readonly source: Source; readonly attachments: Attachments; readonly findings: Findings };

type ReadSet = { readonly entries: readonly ContentEntry[]; readonly isMissing: boolean };

/** Reads a whole content set in a language, never a page of it. */
async function readSet(
  { source, attachments, findings }: ReadContext,
  key: PageKey,
  language: Language,
): Promise<ReadSet> {
  const at = `${key}, ${NAMES[language]}`;
  const [first] = PAGE_KEYS;
  const asked = { at, findings, optional: OPTIONAL.includes(key), first: key === first };
  const { value, isMissing } = await requestPart(source, listPath(key, language), asked);
  if (value === null) return { entries: [], isMissing };
  const report = (problem: ReadProblem) => findings.problem(`${at}, ${problem.at}`, problem.problem);
  const entries = readEntries(
    await toPlainEntries(value, { report, attachments, nextStep: createTimeSlices() }),
    report,
  );
  for (const { title, meta } of entries)
    for (const { component_name, window } of meta)
      if (window !== null && window.total > 0)
        findings.problem(`${at}, “${title}”, ${component_name}`, `only a part of its ${window.all} cards was sent`);
  // Translations are matched by position. Unreadable dates are reported when their documents are created.
  return { entries: normaliseDates(entries, (text) => text), isMissing };
}

/** Reads a record in both languages; null where either is missing. */
async function readRecord<T>(
  source: Source,
  pathOf: (language: Language) => string,
  name: string,
  { findings, read }: { readonly findings: Findings; readonly read: (answer: unknown, at: string) => T },
): Promise<Readonly<Record<Language, T>> | null> {
  const found: T[] = [];
  for (const language of LANGUAGES) {
    const at = `${name}, ${NAMES[language]}`;
    const { value } = await requestPart(source, pathOf(language), { at, findings, optional: true });
    if (!isRecord(value)) return null;
    found.push(read(value, at));
  }
  const [en, de] = found;
  return en !== undefined && de !== undefined ? { en, de } : null;
}

/**
 * Reads everything from a backend of the contract: every page key in both languages, and our own CMS's additions.
 * Reports and leaves out what is unreadable; fails if nothing is readable.
 * @throws FetchError
 */
export async function readWire(source: Source, findings: Findings): Promise<WireContent> {
  const entries = new Map<PageKey, Record<Language, readonly ContentEntry[]>>();
  const missing = new Set<PageKey>();
  const asking = { source, attachments: makeAttachments(source), findings };
  for (const key of PAGE_KEYS) {
    const [en, de] = await Promise.all(LANGUAGES.map((language) => readSet(asking, key, language)));
    if (en?.isMissing && de?.isMissing) missing.add(key);
    const { sets, unmatched } = nameEntries(key, { en: en?.entries ?? [], de: de?.entries ?? [] });
    entries.set(key, sets);
    for (const { language, name, titles } of unmatched)
      findings.note(
        `${key}, ${NAMES[language]}`,
        `nothing says whether one of these is “${name}”: ${titles.map((title) => `“${title}”`).join(', ')}`,
      );
  }
  if ([...entries.values()].every(({ en, de }) => en.length + de.length === 0)) {
    const [first] = findings.problems;
    throw new FetchError(first ? `${first.at}: ${first.why}` : 'it has no content under any page key');
  }
  const told = (at: string) => (problem: ReadProblem) => findings.problem(`${at}, ${problem.at}`, problem.problem);
  const settings = await readRecord(source, settingsPath, 'settings', {
    findings,
    read: (answer, at) => readSettings(toPlainSettings(answer, told(at)), DEFAULT_SETTINGS, told(at)),
  });
  const redirects = await readRecord(source, redirectsPath, 'redirects', {
    findings,
    read: (answer, at) => listRedirects(readRedirects(answer, told(at))),
  });
  return { entries, missing, settings, redirects: redirects ? [...redirects.en, ...redirects.de] : [] };
}

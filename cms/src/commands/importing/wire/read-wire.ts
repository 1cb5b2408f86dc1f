import { readDates } from '@kontorwerk/contract/content/dated-entries';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { nameEntries } from '@kontorwerk/contract/content/entry-names';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { isRecord, type ReadProblem } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/page-keys';
import { readSettings } from '@kontorwerk/contract/read-settings';
import { allRedirects, type Redirect, readRedirects } from '@kontorwerk/contract/redirects';
import { type SiteSettings, UNSAID_SETTINGS } from '@kontorwerk/contract/settings';
import { createTimeSlices } from '@kontorwerk/contract/time-slices';
import { listPath, redirectsPath, settingsPath } from '@kontorwerk/contract/wire';
import {
  ATTACHMENT_LIMITS,
  type Attachments,
  createAttachments,
  isForGood,
} from '@kontorwerk/contract/wordpress/attachments';
import { plainEntries } from '@kontorwerk/contract/wordpress/plain-entries';
import { plainSettings } from '@kontorwerk/contract/wordpress/plain-settings';
import { fetchJson, NoAnswer, NotFetched, type Source } from '../fetch-bounded.ts';
import type { Findings } from '../findings.ts';
import { IMPORT_LIMITS } from '../limits.ts';

/** All that a backend says, as far as it can be read. */
export type WireContent = {
  readonly entries: ReadonlyMap<PageKey, Readonly<Record<Language, readonly ContentEntry[]>>>;
  /** Page keys that the backend hasn't got, in either language. */
  readonly missing: ReadonlySet<PageKey>;
  /** Null where the backend has none of its own. */
  readonly settings: Readonly<Record<Language, SiteSettings>> | null;
  readonly redirects: readonly Redirect[];
};

/** Page keys of the specification; a backend that has no others is a whole one. */
const OPTIONAL: readonly PageKey[] = ['legal', 'news', 'page'];

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'German' };

function isMissing(error: unknown): boolean {
  return error instanceof NotFetched && error.status === 404;
}

type Asked = {
  readonly at: string;
  readonly findings: Findings;
  /** A backend may have none. */
  readonly optional: boolean;
  /** Nothing was asked before. */
  readonly first?: boolean;
};

/** An answer; its value is null where the backend has none or doesn't answer. */
type Answer = { readonly value: unknown; readonly isMissing: boolean };

/** Asks for one thing; that there is none is told unless it may be so. */
async function ask(source: Source, path: string, { at, findings, optional, first = false }: Asked): Promise<Answer> {
  try {
    const value = await fetchJson(`${source.address}${path}`, source, {
      onSkipped: (skipped) => findings.problem(at, `besides JSON there is ${skipped}`),
    });
    return { value, isMissing: false };
  } catch (error) {
    // Who doesn't answer at all would be waited for again and again.
    if (!(error instanceof NotFetched) || (first && error instanceof NoAnswer)) throw error;
    if (!(optional && isMissing(error))) findings.problem(at, error.message);
    return { value: null, isMissing: isMissing(error) };
  }
}

/** The pictures that a WordPress names by their numbers; nobody waits for an import. */
function attachmentsOf(source: Source): Attachments {
  return createAttachments({
    fetchAttachment: async (path) => {
      try {
        return await fetchJson(`${source.address}${path}`, source, { most: IMPORT_LIMITS.attachmentBytes });
      } catch (error) {
        if (error instanceof NotFetched && error.status !== undefined && isForGood(error.status)) return null;
        throw error;
      }
    },
    limits: { ...ATTACHMENT_LIMITS, ofAnswer: IMPORT_LIMITS.attachments, allMs: IMPORT_LIMITS.attachmentsMs },
  });
}

type Asking = { readonly source: Source; readonly attachments: Attachments; readonly findings: Findings };

type ReadSet = { readonly entries: readonly ContentEntry[]; readonly isMissing: boolean };

/** Reads a content set in a language; a window of a list is not the whole of it. */
async function readSet({ source, attachments, findings }: Asking, key: PageKey, language: Language): Promise<ReadSet> {
  const at = `${key}, ${NAMES[language]}`;
  const [first] = PAGE_KEYS;
  const asked = { at, findings, optional: OPTIONAL.includes(key), first: key === first };
  const { value, isMissing } = await ask(source, listPath(key, language), asked);
  if (value === null) return { entries: [], isMissing };
  const report = (problem: ReadProblem) => findings.problem(`${at}, ${problem.at}`, problem.problem);
  const entries = readEntries(await plainEntries(value, { report, attachments, nextStep: createTimeSlices() }), report);
  for (const { title, meta } of entries)
    for (const { component_name, window } of meta)
      if (window !== null && window.total > 0)
        findings.problem(`${at}, “${title}”, ${component_name}`, `only a part of its ${window.all} cards was sent`);
  // By their order translations find each other. A date that can't be read is reported where a document is made of it.
  return { entries: readDates(entries, (text) => text), isMissing };
}

/** The record of a name in both languages; null where either is missing. */
async function readRecord<T>(
  source: Source,
  pathOf: (language: Language) => string,
  name: string,
  { findings, read }: { readonly findings: Findings; readonly read: (answer: unknown, at: string) => T },
): Promise<Readonly<Record<Language, T>> | null> {
  const found: T[] = [];
  for (const language of LANGUAGES) {
    const at = `${name}, ${NAMES[language]}`;
    const { value } = await ask(source, pathOf(language), { at, findings, optional: true });
    if (!isRecord(value)) return null;
    found.push(read(value, at));
  }
  const [en, de] = found;
  return en !== undefined && de !== undefined ? { en, de } : null;
}

/**
 * Reads everything that a backend of the contract says: every page key in both languages, and what our own CMS says
 * besides. What can't be read is told and left out; a backend of which nothing can be read is none.
 * @throws NotFetched
 */
export async function readWire(source: Source, findings: Findings): Promise<WireContent> {
  const entries = new Map<PageKey, Record<Language, readonly ContentEntry[]>>();
  const missing = new Set<PageKey>();
  const asking = { source, attachments: attachmentsOf(source), findings };
  for (const key of PAGE_KEYS) {
    const [en, de] = await Promise.all(LANGUAGES.map((language) => readSet(asking, key, language)));
    if (en?.isMissing && de?.isMissing) missing.add(key);
    const { sets, unfound } = nameEntries(key, { en: en?.entries ?? [], de: de?.entries ?? [] });
    entries.set(key, sets);
    for (const { language, name, titles } of unfound)
      findings.note(
        `${key}, ${NAMES[language]}`,
        `nothing says whether one of these is “${name}”: ${titles.map((title) => `“${title}”`).join(', ')}`,
      );
  }
  if ([...entries.values()].every(({ en, de }) => en.length + de.length === 0)) {
    const [first] = findings.problems;
    throw new NotFetched(first ? `${first.at}: ${first.why}` : 'it has no content under any page key');
  }
  const told = (at: string) => (problem: ReadProblem) => findings.problem(`${at}, ${problem.at}`, problem.problem);
  const settings = await readRecord(source, settingsPath, 'settings', {
    findings,
    read: (answer, at) => readSettings(plainSettings(answer, told(at)), UNSAID_SETTINGS, told(at)),
  });
  const redirects = await readRecord(source, redirectsPath, 'redirects', {
    findings,
    read: (answer, at) => allRedirects(readRedirects(answer, told(at))),
  });
  return { entries, missing, settings, redirects: redirects ? [...redirects.en, ...redirects.de] : [] };
}

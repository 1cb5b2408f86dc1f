import type { UnmatchedPage } from '@kontorwerk/contract/content/entry-names';
import type { ReadProblem } from '@kontorwerk/contract/content/read-entries';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { ADDITIVE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import { LOG_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { AnswerTooLong } from '../http/bounded-body.ts';
import { BackendError } from './backend-client.ts';
import { UnreadableAnswer } from './content-reader.ts';
import { nameOf, type SetId, type SetName } from './content-sets.ts';
import { EmptyingAnswer } from './emptying-guard.ts';

/** Logs fetch failures of sets on state changes, not at every attempt. */
export type FailureLog = {
  recordFailure(set: string, error: unknown): void;
  recordSuccess(set: string): void;
};

/** Errors that concern a single answer. */
const SINGLE_SET_ERRORS = [BackendError, UnreadableAnswer, EmptyingAnswer, AnswerTooLong];

/** A wrong answer concerns one set; an unreachable backend concerns all, and is logged once for all. */
function describe(set: string, error: unknown): string {
  const ofThisSet = SINGLE_SET_ERRORS.some((kind) => error instanceof kind);
  return `content ${ofThisSet ? set : 'backend'}: ${reasonOf(error)}`;
}

export function createFailureLog(log: Log): FailureLog {
  /** The line that each failing set is reported with. */
  const failures = new Map<string, string>();
  const isReported = (line: string) => [...failures.values()].includes(line);
  return {
    recordFailure(set, error) {
      const line = describe(set, error);
      if (!isReported(line)) log.warn(`${line}; what is held stays`);
      failures.set(set, line);
    },
    recordSuccess(set) {
      const line = failures.get(set);
      failures.delete(set);
      if (line !== undefined && !isReported(line)) log.info(`${line}: that is over`);
    },
  };
}

/**
 * Logs unreadable parts of a set: one line per dropped item, with entry and field. The same findings are logged once,
 * however often the same answer is read.
 */
export function createProblemLog(log: Log): (set: string, problems: readonly ReadProblem[]) => void {
  const logged = new Map<string, string>();
  return (set, problems) => {
    const lines = problems.map(({ at, problem }) => `content ${set}: ${at}: ${problem}; dropped`);
    const text = lines.join('\n');
    if (logged.get(set) === text) return;
    logged.set(set, text);
    for (const line of lines.slice(0, LOG_LIMITS.problemsOfSet)) log.warn(line);
    if (lines.length > LOG_LIMITS.problemsOfSet)
      log.warn(`content ${set}: and ${lines.length - LOG_LIMITS.problemsOfSet} more like these`);
  };
}

/** Logs once when the backend lacks a set, and when it has it again. */
export type AbsenceLog = { recordAbsence(set: SetId): void; recordPresence(set: SetId): void };

export function createAbsenceLog(log: Log): AbsenceLog {
  const absent = new Set<SetName>();
  return {
    recordAbsence(set) {
      const name = nameOf(set);
      if (absent.has(name)) return;
      absent.add(name);
      const line = `content ${name}: the backend has no such set (404), and the site no pages of it`;
      if (ADDITIVE_KEYS.some((key) => key === set.key)) log.info(line);
      else log.warn(line);
    },
    recordPresence(set) {
      const name = nameOf(set);
      if (absent.delete(name)) log.info(`content ${name}: the backend has it now`);
    },
  };
}

/** The most titles in one line. */
const MOST_TITLES = 10;

function quoteTitles(titles: readonly string[]): string {
  const more = titles.length > MOST_TITLES ? `, and ${titles.length - MOST_TITLES} more` : '';
  return titles
    .slice(0, MOST_TITLES)
    .map((title) => `“${title}”`)
    .join(', ')
    .concat(more);
}

/**
 * Logs pages of a key that found no entry although some entries have no page: one line per language, again only when it
 * changes.
 */
export function createMissingPageLog(log: Log): (key: PageKey, unfound: readonly UnmatchedPage[]) => void {
  const logged = new Map<SetName, string>();
  return (key, unfound) => {
    for (const language of LANGUAGES) {
      const name: SetName = `${key}/${language}`;
      const ofLanguage = unfound.filter((page) => page.language === language);
      const names = quoteTitles(ofLanguage.map((page) => page.name));
      const titles = quoteTitles(ofLanguage[0]?.titles ?? []);
      const line = `content ${name}: no entry is the page ${names}; known are ${titles}. Send each with its page's name as "title" or "slug", or with one "id" in both languages`;
      if (ofLanguage.length === 0) logged.delete(name);
      else if (logged.get(name) !== line) {
        logged.set(name, line);
        log.warn(line);
      }
    }
  };
}

import type { ApplicationAnswer } from '@kontorwerk/contract/forms/application-submission';
import type { ContactAnswer } from '@kontorwerk/contract/forms/contact-submission';
import type { Language } from '@kontorwerk/contract/languages';
import type { SubmissionRefusal } from '@kontorwerk/contract/submissions/judgement';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { CONTACT_PATH, type SubmissionPath, type WireError } from '@kontorwerk/contract/wire';
import { htmlToText } from '@kontorwerk/contract/wordpress/html-to-text';
import type { OwnWords } from '@kontorwerk/contract/words/standard-words';
import { RETRY_AFTER } from '../base/limits.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { WIRE_FAILURES, type WireFailure } from '../http/error-answers.ts';
import type { NamedError } from './answer-reader.ts';
import { type InterpretedAnswer, isSuccess } from './delivery-verdict.ts';

/** The answer to the visitor, from the site itself or derived from the backend's. */
export type SubmissionAnswer = {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Whether it is only in the spool so far. */
  readonly isKept?: true;
};

/** Headers of every answer to a submission. */
const ALWAYS = ['Cache-Control', CACHE_POLICIES.never, 'X-Content-Type-Options', 'nosniff'];

/** Builds an answer from serialised JSON. */
function buildJsonAnswer(status: number, body: Buffer, headers: readonly string[] = []): SubmissionAnswer {
  return { status, headers: ['Content-Type', 'application/json; charset=utf-8', ...ALWAYS, ...headers], body };
}

export function buildAnswer(status: number, body: object, headers: readonly string[] = []): SubmissionAnswer {
  return buildJsonAnswer(status, Buffer.from(JSON.stringify(body)), headers);
}

/** Builds an answer with only a status: §8 has a message for it. */
function buildEmptyAnswer(status: number, headers: readonly string[] = []): SubmissionAnswer {
  return { status, headers: [...ALWAYS, ...headers], body: Buffer.alloc(0) };
}

/** Builds an error in the wire's shape that says why a submission isn't accepted. */
export function buildErrorAnswer(said: SubmissionRefusal | (typeof WIRE_FAILURES)[WireFailure]): SubmissionAnswer {
  const { status, code, message } = said;
  const fields = {
    ...('params' in said && { params: said.params }),
    ...('advice' in said && { advice: said.advice }),
  };
  const error: WireError = { code, message, data: { status, ...fields } };
  return buildAnswer(status, error, status === 503 ? RETRY_AFTER : []);
}

/** The code of an error for which the backend gives none. */
const NOT_ACCEPTED = 'bc_not_taken';

type Call = {
  readonly path: SubmissionPath;
  readonly language: Language;
  /** The editor's words, instead of the standard ones. */
  readonly own: OwnWords['answers'];
};

/** Converts a text of an answer for visitors. */
type ReadText = (text: string) => string;

/**
 * Builds the specified success of an endpoint (§7). The site completes a contact answer, as the form shows both of its
 * texts.
 */
function buildSpecifiedSuccess(
  { path, language, own }: Call,
  { title, text }: { readonly title: string | null; readonly text: string | null },
  readText: ReadText,
): ContactAnswer | ApplicationAnswer {
  if (path !== CONTACT_PATH) return { data: { desc: readText(text ?? '') } };
  const { contact_title, contact_text } = SUBMISSION_ANSWERS;
  return {
    message: { message: title === null ? (own?.contact_title ?? contact_title[language]) : readText(title) },
    data: { message: text === null ? (own?.contact_text ?? contact_text[language]) : readText(text) },
  };
}

/** Builds an error in the wire's shape, without anything else from the backend. */
function wireError(status: number, error: NamedError | null, readText: ReadText, headers: readonly string[]) {
  const textsOf = (said: Readonly<Record<string, string>> = {}) =>
    Object.entries(said).map(([field, text]) => [field, readText(text)]);
  const [params, advice] = [textsOf(error?.params), textsOf(error?.advice)];
  const body: WireError = {
    code: error?.code ?? NOT_ACCEPTED,
    message: readText(error?.message ?? ''),
    data: {
      status,
      ...(params.length > 0 && { params: Object.fromEntries(params) }),
      ...(advice.length > 0 && { advice: Object.fromEntries(advice) }),
    },
  };
  return buildAnswer(status, body, headers);
}

/** Returns the status for an error that the backend answered with a success status. */
function statusOf({ status, isAboutContent }: NamedError): number {
  return status ?? (isAboutContent ? 400 : WIRE_FAILURES.broken.status);
}

function buildSuccess(delivery: InterpretedAnswer, call: Call, readText: ReadText): SubmissionAnswer {
  const { read } = delivery;
  // The specification has only one status for an accepted application.
  if (call.path !== CONTACT_PATH && delivery.status !== 200) return buildEmptyAnswer(WIRE_FAILURES.broken.status);
  if (read.kind === 'error') return wireError(statusOf(read), read, readText, delivery.headers);
  if (read.kind === 'empty' || read.kind === 'unreadable') return buildErrorAnswer(WIRE_FAILURES.broken);
  if (read.kind === 'taken') return buildAnswer(delivery.status, buildSpecifiedSuccess(call, read, readText));
  // A message without its texts: §7 has no such success, and the form shows that.
  if (call.path === CONTACT_PATH) return buildJsonAnswer(delivery.status, delivery.body);
  return buildAnswer(delivery.status, buildSpecifiedSuccess(call, { title: null, text: read.text }, readText));
}

function buildFailure(delivery: InterpretedAnswer, readText: ReadText): SubmissionAnswer {
  const { status, headers, read } = delivery;
  // The target of a backend's redirect, such as its sign-in form, isn't for visitors; there are no statuses beyond 599.
  if (status < 400 || status > 599) return buildEmptyAnswer(WIRE_FAILURES.broken.status);
  if (read.kind === 'empty') return buildEmptyAnswer(status, headers);
  if (read.kind === 'silent') return buildJsonAnswer(status, delivery.body, headers);
  return wireError(status, read.kind === 'error' ? read : null, readText, headers);
}

/**
 * Translates a backend's answer to the wire's shape, so that browser and page need to know no other: a success with its
 * texts, or a status of 400 and more. The texts are plain afterwards.
 */
export function buildVisitorAnswer(delivery: InterpretedAnswer, call: Call): SubmissionAnswer {
  const readText: ReadText = delivery.hasPlainTexts ? (text) => text : (text) => htmlToText(text);
  return isSuccess(delivery.status) ? buildSuccess(delivery, call, readText) : buildFailure(delivery, readText);
}

import { HONEYPOT_FIELD } from '@kontorwerk/contract/forms/honeypot';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { CROSS_ORIGIN, wireError } from '../http/responses.ts';
import { limiterOf, turnedAway } from './admit.ts';
import { ANSWERS, answerLanguage } from './answers.ts';
import { readJson } from './read-json.ts';

/** A submission whose fields are of the right kind, in the language of its answer. */
type TakenIn<S> = { readonly submission: S; readonly language: Language; readonly isSpam: boolean };

/** What a form's submissions may be, and how they are answered. */
type Form<S> = {
  /** What the log calls a submission. */
  readonly called: string;
  readonly maxBytes: number;
  /** What is answered to a larger one. */
  readonly tooLarge: LocalText;
  readonly schema: v.GenericSchema<unknown, S>;
  /** Judges a submission by the form's rules, and stores it. */
  readonly answer: (taken: TakenIn<S>) => Promise<Response>;
  /** What is answered when that fails. */
  readonly failed: LocalText;
};

/** Tells whether a body looks like a program's. */
function isSpam(body: Readonly<Record<string, unknown>>): boolean {
  const bait = body[HONEYPOT_FIELD];
  return typeof bait === 'string' ? bait.trim() !== '' : Boolean(bait);
}

/** The answer to a submission that is larger than its form ever sends. */
export function tooLarge(message: string): Response {
  return wireError({ code: 'bc_too_large', message, status: 413 });
}

/** The answer to fields that break the form's rules, each named with its message. */
export function invalid(message: string, params: Readonly<Record<string, string>>): Response {
  return wireError({ code: 'rest_invalid_param', message, status: 400, params });
}

/** The answer to a submission that is on disk. */
export function accepted(answer: object): Response {
  return Response.json(answer, { headers: { ...CROSS_ORIGIN, 'Cache-Control': 'no-store' } });
}

/**
 * Has a form answer its submissions, as far as they can be judged by themselves, or answers why not: a flood, a wrong
 * token, too large a body, no JSON, fields of the wrong kind or far too long, as no form of ours sends them. What can't
 * be stored is answered with 503.
 */
export function takingIn<S>(form: Form<S>): (request: Request) => Promise<Response> {
  const limiter = limiterOf(form.called);
  return async (request) => {
    const language = answerLanguage(request.headers.get('accept-language'));
    const refused = turnedAway(request, limiter, language);
    if (refused) return refused;
    const read = await readJson(request, form.maxBytes);
    if (read.kind === 'too_large') return tooLarge(form.tooLarge[language]);
    if (read.kind === 'unreadable') {
      return wireError({ code: 'rest_invalid_json', message: ANSWERS.unreadable[language], status: 400 });
    }
    const parsed = v.safeParse(form.schema, read.body);
    if (!parsed.success) {
      const message = ANSWERS.invalid[language];
      const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body');
      return invalid(message, Object.fromEntries(fields.map((field) => [field, message])));
    }
    try {
      return await form.answer({ submission: parsed.output, language, isSpam: isSpam(read.body) });
    } catch (error) {
      console.error(`${form.called} could not be stored:`, error);
      return wireError({ code: 'bc_unavailable', message: form.failed[language], status: 503 });
    }
  };
}

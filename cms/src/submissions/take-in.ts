import { HONEYPOT_FIELD } from '@kontorwerk/contract/forms/honeypot';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type { Limiter } from '@kontorwerk/contract/limiter';
import * as v from 'valibot';
import { CROSS_ORIGIN, wireError } from '../http/responses.ts';
import { turnedAway } from './admit.ts';
import { ANSWERS, answerLanguage } from './answers.ts';
import { readJson } from './read-json.ts';

/** What a form's submissions may be. */
export type FormRules<S> = {
  readonly limiter: Limiter;
  readonly maxBytes: number;
  /** What is answered to a larger one. */
  readonly tooLarge: LocalText;
  readonly schema: v.GenericSchema<unknown, S>;
};

/** A submission whose fields are of the right kind, in the language of its answer. */
export type TakenIn<S> = { readonly submission: S; readonly language: Language; readonly isSpam: boolean };

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
 * Takes a submission in as far as it can be judged by itself, or answers why not: a flood, a wrong token, too large
 * a body, no JSON, fields of the wrong kind or far too long, as no form of ours sends them.
 */
export async function takeIn<S>(request: Request, rules: FormRules<S>): Promise<TakenIn<S> | Response> {
  const language = answerLanguage(request.headers.get('accept-language'));
  const refused = turnedAway(request, rules.limiter, language);
  if (refused) return refused;
  const read = await readJson(request, rules.maxBytes);
  if (read.kind === 'too_large') return tooLarge(rules.tooLarge[language]);
  if (read.kind === 'unreadable') {
    return wireError({ code: 'rest_invalid_json', message: ANSWERS.unreadable[language], status: 400 });
  }
  const parsed = v.safeParse(rules.schema, read.body);
  if (parsed.success) return { submission: parsed.output, language, isSpam: isSpam(read.body) };
  const message = ANSWERS.invalid[language];
  return invalid(message, Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', message])));
}

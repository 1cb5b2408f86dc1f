import * as v from 'valibot';
import { isRecord } from '../content/read-values.ts';
import type { FormRules } from '../form-rules.ts';
import { HONEYPOT_FIELD } from '../forms/honeypot.ts';
import { tooLong as textTooLong } from '../forms/longest.ts';
import type { Language, LocalText } from '../languages.ts';
import type { OwnWords } from '../words/standard-words.ts';
import { SUBMISSION_ANSWERS } from './submission-answers.ts';

/*
 * Whoever takes a submission in judges it by the same rules: the CMS before it stores it, and the site's server before
 * it promises that the CMS will.
 */

/** The body of a submission as it was sent. */
export type SubmissionBody = Readonly<Record<string, unknown>>;

/** What the rules depend on, and the language of the answer. */
export type SubmissionRules = FormRules & { readonly language: Language };

/** An answer in the shape of the wire's errors to a submission that isn't taken (reading guide, "One wire contract"). */
export type SubmissionRefusal = {
  readonly status: 400 | 413 | 415;
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Advice about bad fields, where there is any (additive). */
  readonly advice?: Readonly<Record<string, string>>;
};

export type Judgement<A> =
  | { readonly kind: 'accepted'; readonly accepted: A }
  | { readonly kind: 'refused'; readonly refusal: SubmissionRefusal };

/** A form whose submissions arrive at a server; `A` is what is known of one that breaks no rule. */
export type SubmissionForm<A> = {
  /** The largest body that the form ever sends, in bytes. */
  readonly maxBytes: number;
  /** What is answered to a larger one (413). */
  readonly tooLarge: LocalText;
  readonly judge: (body: SubmissionBody, rules: SubmissionRules) => Judgement<A>;
  /** The answer to a submission that is on disk (§7), in an editor's words where there are any. */
  readonly answer: (language: Language, own?: OwnWords['answers']) => object;
  /** What is answered when it can't be stored (503). */
  readonly failed: LocalText;
};

/** A submission that isn't taken. */
export function refused(refusal: SubmissionRefusal): { readonly kind: 'refused'; readonly refusal: SubmissionRefusal } {
  return { kind: 'refused', refusal };
}

/** The answer to a submission that is larger than its form ever sends. */
export function tooLarge(message: string): SubmissionRefusal {
  return { status: 413, code: 'bc_too_large', message };
}

/** The answer to fields that break the form's rules, each named with its message. */
export function invalid(message: string, params: Readonly<Record<string, string>>): SubmissionRefusal {
  return { status: 400, code: 'rest_invalid_param', message, params };
}

/** The answer to a body that is no object of JSON. */
export function unreadable(language: Language): SubmissionRefusal {
  return { status: 400, code: 'rest_invalid_json', message: SUBMISSION_ANSWERS.unreadable[language] };
}

/** Reads a body; null when it is no object of JSON. */
export function parseSubmission(bytes: Uint8Array): SubmissionBody | null {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(body) ? body : null;
  } catch {
    return null;
  }
}

/** Reads the fields, or refuses those of the wrong kind or far too long, as no form of ours sends them. */
export function readFields<S>(
  schema: v.GenericSchema<unknown, S>,
  body: SubmissionBody,
  language: Language,
): Judgement<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return { kind: 'accepted', accepted: parsed.output };
  const message = SUBMISSION_ANSWERS.invalid[language];
  const params = parsed.issues.map((issue) => {
    const said = issue.type === 'max_length' ? textTooLong(Number(issue.requirement))[language] : message;
    return [v.getDotPath(issue) ?? 'body', said];
  });
  return refused(invalid(message, Object.fromEntries(params)));
}

/** Tells whether a body looks like a program's. */
export function looksLikeSpam(body: SubmissionBody): boolean {
  const bait = body[HONEYPOT_FIELD];
  return typeof bait === 'string' ? bait.trim() !== '' : Boolean(bait);
}

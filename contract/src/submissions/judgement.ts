import * as v from 'valibot';
import { isRecord } from '../content/read-values.ts';
import { HONEYPOT_FIELD } from '../forms/honeypot.ts';
import { describeTooLong as textTooLong } from '../forms/text-limits.ts';
import { createJsonScan } from '../http/json-scan.ts';
import type { Language, LocalText } from '../languages.ts';
import type { FormRules } from '../settings/form-rules.ts';
import type { OwnWords } from '../words/standard-words.ts';
import { SUBMISSION_ANSWERS } from './submission-answers.ts';

/*
 * The validation of submissions, the same in the CMS before it stores one, and in the site's server before it promises
 * that the CMS will.
 */

/** The body of a submission as sent. */
export type SubmissionBody = Readonly<Record<string, unknown>>;

/** The options of the rules, and the language of the answer. */
export type SubmissionRules = FormRules & { readonly language: Language };

/** An error in the wire's shape for a rejected submission (reading guide, "One wire contract"). */
export type SubmissionRefusal = {
  readonly status: 400 | 413 | 415;
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Advice about invalid fields, if any (additive). */
  readonly advice?: Readonly<Record<string, string>>;
};

export type Judgement<A> =
  | { readonly kind: 'accepted'; readonly accepted: A }
  | { readonly kind: 'refused'; readonly refusal: SubmissionRefusal };

/** A form's server side; `A` is a valid submission. */
export type SubmissionForm<A> = {
  /** The largest body that the form ever sends, in bytes. */
  readonly maxBytes: number;
  /** The error message for a larger one (413). */
  readonly tooLarge: LocalText;
  readonly judge: (body: SubmissionBody, rules: SubmissionRules) => Judgement<A>;
  /** The answer to a stored submission (§7), with an editor's texts if there are any. */
  readonly answer: (language: Language, own?: OwnWords['answers']) => object;
  /** The error message if it can't be stored (503). */
  readonly failed: LocalText;
};

/** A rejected submission. */
export function refuse(refusal: SubmissionRefusal): { readonly kind: 'refused'; readonly refusal: SubmissionRefusal } {
  return { kind: 'refused', refusal };
}

/** Returns why a submission could not be read: its texts are too long, or it is no JSON of a form. */
export function createReadRefusal(kind: 'too-large' | 'unreadable', language: Language): SubmissionRefusal {
  return kind === 'too-large'
    ? createTooLargeRefusal(SUBMISSION_ANSWERS.too_large[language])
    : createUnreadableRefusal(language);
}

/** The error for a submission larger than its form ever sends. */
export function createTooLargeRefusal(message: string): SubmissionRefusal {
  return { status: 413, code: 'bc_too_large', message };
}

/** The error for invalid fields, each with its message. */
export function createInvalidRefusal(message: string, params: Readonly<Record<string, string>>): SubmissionRefusal {
  return { status: 400, code: 'rest_invalid_param', message, params };
}

/** The error for a body that is no JSON object. */
export function createUnreadableRefusal(language: Language): SubmissionRefusal {
  return { status: 400, code: 'rest_invalid_json', message: SUBMISSION_ANSWERS.unreadable[language] };
}

/** The most values of a body, objects and lists counting twice: a form has two dozen fields. */
export const MOST_VALUES = 1_000;

/** Parses a body; null if it is no JSON object, or has more values than any form sends. */
export function parseSubmission(bytes: Uint8Array): SubmissionBody | null {
  const scan = createJsonScan();
  scan.write(bytes);
  if (scan.values() > MOST_VALUES) return null;
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(body) ? body : null;
  } catch {
    return null;
  }
}

/** Reads the fields, rejecting those of a wrong type or length, as no form of ours sends them. */
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
  return refuse(createInvalidRefusal(message, Object.fromEntries(params)));
}

/** Whether a bot filled in the honeypot. */
export function looksLikeSpam(body: SubmissionBody): boolean {
  const bait = body[HONEYPOT_FIELD];
  return typeof bait === 'string' ? bait.trim() !== '' : Boolean(bait);
}

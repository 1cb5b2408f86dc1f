import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { APPLICATION_FIELDS } from '@kontorwerk/contract/forms/application';
import { CONTACT_WIRE_FIELDS } from '@kontorwerk/contract/forms/contact-submission';
import { CONTACT_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import { parseJsonValues } from '@kontorwerk/contract/wordpress/json-body';

/** A backend's error, as far as it is described. */
export type NamedError = {
  readonly code: string | null;
  readonly message: string | null;
  /** The status that the body names, 400 to 599. */
  readonly status: number | null;
  /** The rejected fields, each with its message. */
  readonly params: Readonly<Record<string, string>>;
  /** Advice about fields, if there is any. */
  readonly advice?: Readonly<Record<string, string>>;
  /** Whether it concerns the submission's content rather than the backend. */
  readonly isAboutContent: boolean;
  /** Whether it has the wire's shape: code, message and `data.status`. */
  readonly isOfWire: boolean;
};

/** The title and the text of a success; null if the answer has none. */
type Texts = { readonly title: string | null; readonly text: string | null };

/** The meaning of the body of a backend's answer to a submission. */
export type ReadAnswer =
  /** It was accepted. */
  | ({ readonly kind: 'taken' } & Texts)
  | ({ readonly kind: 'error' } & NamedError)
  /** JSON that says neither; with a text or null. */
  | { readonly kind: 'silent'; readonly text: string | null }
  /** An empty body. */
  | { readonly kind: 'empty' }
  /** A page, a text, a bare value: no JSON in the wire's sense. */
  | { readonly kind: 'unreadable' };

const UNREADABLE: ReadAnswer = { kind: 'unreadable' };

/** Values of `status` or `result`, from Contact Form 7 and others, by their meaning. */
const TAKEN_WORDS = new Set(['mail_sent', 'sent', 'success', 'succeeded', 'successful', 'ok', 'done', 'accepted']);
const CONTENT_WORDS = new Set(['validation_failed', 'acceptance_missing', 'spam', 'invalid', 'rejected']);
const FAILED_WORDS = new Set(['mail_failed', 'aborted', 'error', 'fail', 'failed', 'failure', 'init']);

/** Keys that backends use for a boolean outcome. */
const FLAGS = ['success', 'is_valid', 'ok', 'sent', 'status', 'result'] as const;

/** Returns the object under a key; an empty one if there is none. */
function recordAt(record: Untrusted, key: string): Untrusted {
  const value = record[key];
  return isRecord(value) ? value : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function firstText(...values: readonly unknown[]): string | null {
  return values.map(textOf).find((text) => text !== null) ?? null;
}

/** Parses a boolean as PHP writes it; null for anything else. */
function flagOf(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : null;
}

/** Returns the boolean outcome in an object's flags; false wins. */
function flagIn(record: Untrusted): boolean | null {
  const flags = FLAGS.map((key) => flagOf(record[key]));
  if (record.error === false) flags.push(true);
  if (flags.includes(false)) return false;
  return flags.includes(true) ? true : null;
}

function wordsIn(record: Untrusted): readonly string[] {
  return [record.status, record.result].flatMap((word) =>
    typeof word === 'string' ? [word.trim().toLowerCase()] : [],
  );
}

function saysOneOf(words: ReadonlySet<string>, ...records: readonly Untrusted[]): boolean {
  return records.flatMap(wordsIn).some((word) => words.has(word));
}

/** Parses an error's status, as a number or digits. */
function errorStatus(value: unknown): number | null {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600 ? status : null;
}

/** Whether a value of `error` or `errors` is an error: PHP writes "none" as false, null, nothing or an empty list. */
function isSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return Object.keys(value).length > 0;
  return typeof value === 'string'
    ? value.trim() !== '' && value !== '0'
    : value === true || (typeof value === 'number' && value !== 0);
}

/** Returns names with messages, each a text or a list of texts, as Laravel and Gravity Forms write them. */
function fieldsIn(value: unknown): readonly (readonly [string, string])[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, said]) => {
    const text = textOf(Array.isArray(said) ? said[0] : said);
    return text === null ? [] : [[name, text]];
  });
}

/** Returns the fields of a list of objects, as Contact Form 7 writes them. */
function listedFields(value: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ field, message }) => {
    const [name, text] = [textOf(field), textOf(message)];
    return name === null || text === null ? [] : [[name, text]];
  });
}

/** The names of the fields of both forms on the wire. */
const FIELDS: ReadonlySet<string> = new Set([...Object.values(CONTACT_WIRE_FIELDS), ...APPLICATION_FIELDS]);

/** The most fields that are read: none of our forms has more. */
const MOST_FIELDS = 50;

function paramsOf(record: Untrusted, data: Untrusted): Readonly<Record<string, string>> {
  const all = [record, data].flatMap(({ params, errors, invalid_fields, validation_messages }) => [
    ...[params, errors, validation_messages, invalid_fields].flatMap(fieldsIn),
    ...listedFields(invalid_fields),
  ]);
  return Object.fromEntries(all.slice(0, MOST_FIELDS));
}

/** Returns the first error in a list, or a single one: `wp_send_json_error` makes a list of a `WP_Error`. */
function firstError(value: unknown): Untrusted {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(first) ? first : {};
}

function errorOf(record: Untrusted, data: Untrusted): ReadAnswer {
  const listed = [firstError(record.data), firstError(record.error), firstError(record.errors)];
  const code = firstText(record.code, ...listed.map((error) => error.code), data.code);
  const message = firstText(
    record.message,
    recordAt(record, 'message').message,
    ...listed.map((error) => error.message),
    record.data,
    record.error,
    data.error,
  );
  const status = errorStatus(data.status) ?? errorStatus(record.status) ?? errorStatus(record.code);
  const params = paramsOf(record, data);
  const advice = fieldsIn(data.advice).slice(0, MOST_FIELDS);
  return {
    kind: 'error',
    code,
    message,
    status,
    params,
    ...(advice.length > 0 && { advice: Object.fromEntries(advice) }),
    isAboutContent:
      Object.keys(params).some((name) => FIELDS.has(name)) ||
      saysOneOf(CONTENT_WORDS, record, data) ||
      flagOf(record.is_valid) === false,
    isOfWire: textOf(record.code) !== null && typeof record.message === 'string' && errorStatus(data.status) !== null,
  };
}

/** Whether an object is a `WP_Error`: a code and a message. Some backends confirm with such a code. */
function isWordPressError({ code, message }: Untrusted): boolean {
  const said = textOf(code);
  return said !== null && typeof message === 'string' && !TAKEN_WORDS.has(said.toLowerCase()) && !/^2\d\d$/.test(said);
}

/** Whether an object indicates failure by a word or a status, whatever texts it has. */
function saysFailure(record: Untrusted, data: Untrusted): boolean {
  if (saysOneOf(FAILED_WORDS, record, data) || saysOneOf(CONTENT_WORDS, record, data)) return true;
  return [record.status, data.status, record.code].some((status) => errorStatus(status) !== null);
}

/** Whether an object contains an error, apart from flags, words and statuses. */
function namesError(record: Untrusted, data: Untrusted, isFlagged: boolean): boolean {
  const places = [record, data];
  if (places.some(({ error, errors }) => isSomething(error) || isSomething(errors))) return true;
  return !isFlagged && [...places, firstError(record.data)].some(isWordPressError);
}

/** Returns the title and text of §7, from all places where `wp_send_json_success` and form plugins put a text. */
function textsOf(record: Untrusted, data: Untrusted): Texts {
  const title = firstText(recordAt(record, 'message').message);
  const text = firstText(
    data.desc,
    data.message,
    recordAt(data, 'data').desc,
    recordAt(data, 'data').message,
    recordAt(data, 'message').message,
    record.desc,
    record.data,
    record.confirmation_message,
  );
  const said = textOf(record.message);
  if (text === null) return { title, text: said };
  return { title: title ?? said, text };
}

/** Returns the texts of an answer that exactly meets the specification of its endpoint (§7); null for any other. */
function specifiedTexts(path: SubmissionPath, record: Untrusted, data: Untrusted): Texts | null {
  if (path === CONTACT_PATH) {
    const title = recordAt(record, 'message').message;
    return typeof title === 'string' && typeof data.message === 'string' ? { title, text: data.message } : null;
  }
  // Depending on whether a client calls the body `data`, §7 has one level of `data` more or less.
  const text = [data.desc, recordAt(data, 'data').desc, record.desc].find((desc) => typeof desc === 'string');
  return text === undefined ? null : { title: null, text };
}

function readRecord(path: SubmissionPath, record: Untrusted): ReadAnswer {
  const data = recordAt(record, 'data');
  const flags = [flagIn(record), flagIn(data)];
  if (flags.includes(false) || saysFailure(record, data)) return errorOf(record, data);
  const specified = specifiedTexts(path, record, data);
  const isFlagged = flags.includes(true) || saysOneOf(TAKEN_WORDS, record, data);
  const isError = namesError(record, data, isFlagged);
  // An empty text confirms nothing next to an error.
  if (specified !== null && (textOf(specified.text) !== null || !isError)) return { kind: 'taken', ...specified };
  if (isError) return errorOf(record, data);
  const texts = textsOf(record, data);
  return isFlagged ? { kind: 'taken', ...texts } : { kind: 'silent', text: texts.text };
}

/** Reads a backend's answer to a submission, apart from its status. */
export function readAnswer(path: SubmissionPath, body: Buffer): ReadAnswer {
  const text = body.toString();
  if (text.trim() === '') return { kind: 'empty' };
  const read = (parseJsonValues(text) ?? []).map((value): ReadAnswer => {
    if (isRecord(value)) return readRecord(path, value);
    // PHP writes an empty object as an empty list.
    return Array.isArray(value) ? { kind: 'silent', text: null } : UNREADABLE;
  });
  // A backend that continues after an error may still report success at the end.
  return read.find(({ kind }) => kind === 'error') ?? read[0] ?? UNREADABLE;
}

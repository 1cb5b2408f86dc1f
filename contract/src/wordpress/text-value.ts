import { isEmptyValue, isRecord } from '../content/read-values.ts';
import { htmlToText } from './html-to-text.ts';

/** The keys of WordPress's objects that hold their text: REST fields, ACF choices, terms, posts. */
const TEXT_KEYS = ['rendered', 'label', 'name', 'title', 'post_title', 'raw', 'value'] as const;

/** The deepest nesting of a text in records: `title.rendered` of a list's item. */
const DEEPEST = 4;

/**
 * Unwraps a text from an object: `{ rendered }`, a choice, a term, a post, or several of these, joined by commas.
 * Anything else is returned unchanged, for the reader to judge.
 */
export function unwrapText(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (isRecord(value)) {
    const key = TEXT_KEYS.find((name) => !isEmptyValue(value[name]));
    if (key !== undefined) return unwrapText(value[key], depth + 1);
    // A record with text keys, all of them empty, is an empty text; one without any is unknown.
    return TEXT_KEYS.some((name) => name in value) ? '' : value;
  }
  const items: readonly unknown[] = Array.isArray(value) ? value.filter((item) => !isEmptyValue(item)) : [];
  const texts = items.map((item) => unwrapText(item, depth + 1));
  const isList = texts.every((text) => typeof text === 'string' || typeof text === 'number');
  return isList ? texts.join(', ') : value;
}

/** The longest text that is converted, in characters: that blocks the event loop. */
export const LONGEST_TEXT = 200_000;

/** Converts a value to plain text; other values, and longer texts, are returned unchanged. */
export function toPlainText(value: unknown, isMultiline: boolean): unknown {
  const text = unwrapText(value);
  return typeof text === 'string' && text.length <= LONGEST_TEXT ? htmlToText(text, { isMultiline }) : text;
}

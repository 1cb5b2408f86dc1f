import { isNothing, isRecord } from '../content/read-values.ts';
import { htmlToText } from './html-to-text.ts';

/** Where WordPress keeps the text of what stands for one: REST fields, choices of ACF, terms, posts. */
const TEXT_KEYS = ['rendered', 'label', 'name', 'title', 'post_title', 'raw', 'value'] as const;

/** The deepest that a text may lie in records: `title.rendered` of a list's item. */
const DEEPEST = 4;

/**
 * Reads HTML that a text may be wrapped in: `{ rendered }`, a choice, a term, a post, or several of these, which are put in
 * a row. Anything else comes back as it is, for the reader to judge.
 */
export function unwrapText(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (isRecord(value)) {
    const key = TEXT_KEYS.find((name) => !isNothing(value[name]));
    if (key !== undefined) return unwrapText(value[key], depth + 1);
    // A record without any text is an empty one, unless nothing of it is known.
    return TEXT_KEYS.some((name) => name in value) ? '' : value;
  }
  const items: readonly unknown[] = Array.isArray(value) ? value.filter((item) => !isNothing(item)) : [];
  const texts = items.map((item) => unwrapText(item, depth + 1));
  const isList = texts.every((text) => typeof text === 'string' || typeof text === 'number');
  return isList ? texts.join(', ') : value;
}

/** The longest text that is read, in characters: it is done at a stretch. */
export const LONGEST_TEXT = 200_000;

/** Reads a text as plain text; what is none, or longer than any, comes back as it is. */
export function plainText(value: unknown, isMultiline: boolean): unknown {
  const text = unwrapText(value);
  return typeof text === 'string' && text.length <= LONGEST_TEXT ? htmlToText(text, { isMultiline }) : text;
}

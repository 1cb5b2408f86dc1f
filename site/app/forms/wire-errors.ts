import type { LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';

const texts = v.record(v.string(), v.string());
const schema = v.object({ data: v.object({ params: texts, advice: v.optional(texts, {}) }) });

/**
 * Returns the invalid fields of a wire error response with their messages; empty if it names none. The contract's own
 * messages are returned in every language; a backend's own words, and the advice appended to a message, only in the
 * language of the response.
 */
export function readFieldErrors(
  answer: unknown,
  messages: Readonly<Record<string, LocalText>>,
): Readonly<Record<string, LocalText>> {
  const read = v.safeParse(schema, answer);
  if (!read.success) return {};
  const known = Object.values(messages);
  const meant = (words: string) => known.find(({ en, de }) => words === en || words === de) ?? { en: words, de: words };
  const { params, advice } = read.output.data;
  const said = Object.entries(params).map(([field, words]): [string, LocalText] => {
    const { en, de } = meant(words);
    const further = Object.hasOwn(advice, field) ? ` ${advice[field]}` : '';
    return [field, { en: en + further, de: de + further }];
  });
  return Object.fromEntries(said);
}

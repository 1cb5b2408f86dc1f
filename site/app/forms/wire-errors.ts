import type { LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';

const texts = v.record(v.string(), v.string());
const schema = v.object({ data: v.object({ params: texts, advice: v.optional(texts, {}) }) });

/**
 * The bad fields that an error answer of the wire names, each with its message; empty when it names none. The
 * contract's own messages come in every language, whatever language the answer is in; another backend's words don't, nor
 * does what can be done about a field, which follows its message.
 */
export function badFields(
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

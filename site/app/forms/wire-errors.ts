import type { LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';

const schema = v.object({ data: v.object({ params: v.record(v.string(), v.string()) }) });

/**
 * The bad fields that an error answer of the wire names, each with its message; empty when it names none. The
 * contract's own messages come in every language, whatever language the answer is in; another backend's words don't.
 */
export function badFields(
  answer: unknown,
  messages: Readonly<Record<string, LocalText>>,
): Readonly<Record<string, LocalText>> {
  const read = v.safeParse(schema, answer);
  if (!read.success) return {};
  const known = Object.values(messages);
  const meant = (words: string) => known.find(({ en, de }) => words === en || words === de) ?? { en: words, de: words };
  return Object.fromEntries(Object.entries(read.output.data.params).map(([field, words]) => [field, meant(words)]));
}

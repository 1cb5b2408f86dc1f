import { decodeHTMLStrict } from 'entities/decode';
import { readTokens } from './html-tokens.ts';

/** The attributes of a tag, names in lower case, values decoded. */
export type TagAttributes = Readonly<Record<string, string>>;

/** The longest markup that is parsed as a single tag, in characters. */
const LONGEST_MARKUP = 5_000;

/** The lookbehind starts a match only where a name begins: starting within one would take quadratic time. */
const ATTRIBUTE = /(?<![^\s"'<>/=])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns the start of markup that stands for a single tag; null for other text. */
export function asMarkup(text: string): string | null {
  return text.trimStart().startsWith('<') ? text.slice(0, LONGEST_MARKUP) : null;
}

/** Returns the attributes of the first tag of a name in a piece of markup; null without one. */
export function firstTag(markup: string, wanted: string): TagAttributes | null {
  let source: string | null = null;
  readTokens(markup, {
    onText: () => undefined,
    onTag({ name, isClosing }, start, end) {
      if (name === wanted && !isClosing) source ??= markup.slice(start + 1 + name.length, end);
    },
  });
  if (source === null) return null;
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of String(source).matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] ??= decodeHTMLStrict(double ?? single ?? bare ?? '');
  }
  return attributes;
}

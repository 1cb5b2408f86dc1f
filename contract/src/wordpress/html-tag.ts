import { decodeHTMLStrict } from 'entities/decode';
import { readTokens } from './html-tokens.ts';

/** The attributes of a tag, names in lower case, values decoded. */
export type TagAttributes = Readonly<Record<string, string>>;

/** Longer markup is no single tag that a template wrote. */
const LONGEST_MARKUP = 5_000;

/** Begins where a name does: from within one, each of its letters would be looked at again. */
const ATTRIBUTE = /(?<![^\s"'<>/=])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Markup that stands for a single tag, as far as it is read. */
export function asMarkup(text: string): string | null {
  return text.trimStart().startsWith('<') ? text.slice(0, LONGEST_MARKUP) : null;
}

/** Returns the attributes of the first tag of a name in a piece of markup; null where there is none. */
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

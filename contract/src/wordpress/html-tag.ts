import { Parser } from 'htmlparser2';

/** The attributes of a tag, names in lower case, values decoded. */
export type TagAttributes = Readonly<Record<string, string>>;

/** Longer markup is no single tag that a template wrote. */
const LONGEST_MARKUP = 5_000;

/** Markup that stands for a single tag, as far as it is read. */
export function asMarkup(text: string): string | null {
  return text.trimStart().startsWith('<') ? text.slice(0, LONGEST_MARKUP) : null;
}

/** Returns the attributes of the first tag of a name in a piece of markup; null where there is none. */
export function firstTag(markup: string, name: string): TagAttributes | null {
  let found: TagAttributes | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (found === null && tag === name) found = attributes;
    },
  });
  parser.end(markup);
  return found;
}

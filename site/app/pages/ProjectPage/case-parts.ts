/** A case's HTML as its page shows it: the part before the pictures, and each section after them. */
export type CaseParts = { readonly beginning: string; readonly chapters: readonly string[] };

/** The number of sections before the pictures. */
const SECTIONS_BEFORE_PICTURES = 2;

/** Void elements, which have no end tag. */
const VOID = ['br', 'col', 'hr', 'img'];

/** Returns the offsets of the text's top-level headings; headings inside tables and quotes don't count. */
function sectionStarts(html: string): readonly number[] {
  const starts: number[] = [];
  let depth = 0;
  for (const { 1: end, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (end === '/') depth -= 1;
    else {
      if (depth === 0 && name === 'h2') starts.push(index);
      if (!VOID.includes(name)) depth += 1;
    }
  }
  return starts;
}

/** Splits a case's sanitised HTML into sections at its `h2` headings. */
export function splitCase(html: string): CaseParts {
  const starts = sectionStarts(html).slice(SECTIONS_BEFORE_PICTURES);
  return {
    beginning: html.slice(0, starts[0]),
    chapters: starts.map((start, at) => html.slice(start, starts[at + 1])),
  };
}

/** A case as its page shows it, in HTML: what comes before the pictures, and each section that follows them. */
export type CaseParts = { readonly beginning: string; readonly chapters: readonly string[] };

/** So many sections of a case come before its pictures. */
const SECTIONS_BEFORE_PICTURES = 2;

/** Elements without an end. */
const VOID = ['br', 'col', 'hr', 'img'];

/** Where the headings of a text's own sections begin; one inside a table or a quote begins none. */
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

/** Parts a case, sanitised HTML, where its sections begin: at their headings (`h2`). */
export function caseParts(html: string): CaseParts {
  const starts = sectionStarts(html).slice(SECTIONS_BEFORE_PICTURES);
  return {
    beginning: html.slice(0, starts[0]),
    chapters: starts.map((start, at) => html.slice(start, starts[at + 1])),
  };
}

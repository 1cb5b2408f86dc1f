/** A case as its page shows it, in HTML: what comes before the pictures, and each section that follows them. */
export type CaseParts = { readonly beginning: string; readonly chapters: readonly string[] };

/** So many sections of a case come before its pictures. */
const SECTIONS_BEFORE_PICTURES = 2;

/** Parts a case where its sections begin: at their headings (`h2`). */
export function caseParts(html: string): CaseParts {
  const starts = [...html.matchAll(/<h2[ >]/g)].map(({ index }) => index).slice(SECTIONS_BEFORE_PICTURES);
  return {
    beginning: html.slice(0, starts[0]),
    chapters: starts.map((start, at) => html.slice(start, starts[at + 1])),
  };
}

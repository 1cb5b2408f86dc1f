/** A page number, or null for a gap. */
export type PageMark = number | null;

/** Returns the page numbers to link: the first, the last, and the neighbours of the current one. */
export function listPageMarks(shown: number, pages: number): readonly PageMark[] {
  const near = new Set([1, shown - 1, shown, shown + 1, pages]);
  const marks: PageMark[] = [];
  let before = 0;
  for (let page = 1; page <= pages; page += 1) {
    if (!near.has(page)) continue;
    // A gap of one page takes the room of its number, which is shown instead.
    if (page === before + 2) marks.push(page - 1);
    else if (page > before + 2) marks.push(null);
    marks.push(page);
    before = page;
  }
  return marks;
}

/** A page of a list, or null where some are left out. */
export type PageMark = number | null;

/** The pages that links are shown for: the first, the last, and those beside the one that is shown. */
export function pageMarks(shown: number, pages: number): readonly PageMark[] {
  const near = new Set([1, shown - 1, shown, shown + 1, pages]);
  const marks: PageMark[] = [];
  let before = 0;
  for (let page = 1; page <= pages; page += 1) {
    if (!near.has(page)) continue;
    // A gap of one page takes the room of its number.
    if (page === before + 2) marks.push(page - 1);
    else if (page > before + 2) marks.push(null);
    marks.push(page);
    before = page;
  }
  return marks;
}

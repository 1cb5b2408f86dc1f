/** The most HTML that a post may gain from other sources, in characters. */
const MOST_ADDED = 1_000_000;

/** Counts the HTML that a few characters of a post expand to: reused blocks, the fields of blocks and galleries. */
export class AddedHtml {
  #left = MOST_ADDED;

  /** Returns the HTML to add; null once the limit is exceeded, for all later calls too: refusals cost nothing. */
  add(make: () => string | null): string | null {
    if (this.#left < 0) return null;
    const html = make();
    this.#left -= html?.length ?? 0;
    return this.#left < 0 ? null : html;
  }
}

/** What somebody reads of a page's text in a minute, in words: a little below the average, since ours are technical. */
const WORDS_PER_MINUTE = 200;

const MARKUP = /<[^<>]*>|&\w+;/g;
const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;

/** How many words a text of HTML has. */
export function wordCount(html: string): number {
  return html.replace(MARKUP, ' ').match(WORD)?.length ?? 0;
}

/** How long a text of HTML takes to read, in whole minutes, at least one; 0 where there is none. */
export function readingMinutes(html: string): number {
  const words = wordCount(html);
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

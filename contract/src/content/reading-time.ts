/** Reading speed: a little below the average, since our texts are technical. */
const WORDS_PER_MINUTE = 200;

const MARKUP = /<[^<>]*>|&\w+;/g;
const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;

/** Counts the words of HTML. */
export function countWords(html: string): number {
  return html.replace(MARKUP, ' ').match(WORD)?.length ?? 0;
}

/** Returns the reading time of HTML in whole minutes, at least one; 0 if it is empty. */
export function estimateReadingMinutes(html: string): number {
  const words = countWords(html);
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

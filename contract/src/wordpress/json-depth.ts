const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const OPENING = ['[', '{'].map((sign) => sign.charCodeAt(0));
const CLOSING = [']', '}'].map((sign) => sign.charCodeAt(0));

/** The deepest nesting of an answer with content: readers traverse it recursively. */
export const CONTENT_DEPTH = 64;

/** Whether a JSON text is nested more than `most` levels deep. */
export function isDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at += 1;
      else inText = code !== QUOTE;
    } else if (code === QUOTE) inText = true;
    else if (OPENING.includes(code)) {
      depth += 1;
      if (depth > most) return true;
    } else if (CLOSING.includes(code)) depth -= 1;
  }
  return false;
}

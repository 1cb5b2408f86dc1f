const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** The maximum nesting depth, more than any document has; Payload copies its input recursively. */
export const DEEPEST = 400;

/** The error message for a body that can't be a document. */
export const NO_DOCUMENT = `The document has to be a JSON object that is nested no deeper than ${DEEPEST} levels.`;

/** Returns the nesting depth of a JSON text. Meaningless for invalid JSON. */
function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isText && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (OPENING.includes(code)) most = Math.max(most, ++depth);
    else if (CLOSING.includes(code)) depth -= 1;
  }
  return most;
}

/** Whether a body may be a document: empty, or an object that isn't nested too deep. */
export function canBeDocument(json: string): boolean {
  const written = json.trimStart();
  return written === '' || (written.startsWith('{') && depthOf(written) <= DEEPEST);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** No document is nested as deep, however its texts are; Payload copies what it gets by calling itself. */
export const DEEPEST = 400;

/** What is said of a body that can be no document. */
export const NO_DOCUMENT = `The document has to be a JSON object that is nested no deeper than ${DEEPEST} levels.`;

/** How deep the objects and lists of a text of JSON lie within each other. Tells nothing of a text that is none. */
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

/** Tells whether a body may be a document: nothing at all, or an object that isn't nested deeper than any document. */
export function mayBeDocument(json: string): boolean {
  const written = json.trimStart();
  return written === '' || (written.startsWith('{') && depthOf(written) <= DEEPEST);
}

import { createJsonScan, type JsonScan } from '@kontorwerk/contract/http/json-scan';

/** The maximum nesting depth, more than any document has; Payload copies its input recursively. */
export const DEEPEST = 400;

/**
 * The maximum number of values, objects and lists counting twice: Payload walks over all of them before it asks who may
 * write. The home page, in both languages, has some 5,500.
 */
export const MOST_VALUES = 100_000;

/** The error message for a body that can't be a document. */
export const NO_DOCUMENT = `The document has to be a JSON object that is nested no deeper than ${DEEPEST} levels.`;

/** Whether JSON has few enough values to be parsed. */
export function isParsable(scan: JsonScan): boolean {
  return scan.values() <= MOST_VALUES;
}

/** Whether a body may be a document: empty, or an object that isn't nested too deep. */
export function isDocument(json: string, scan: JsonScan): boolean {
  const written = json.trimStart();
  return written === '' || (written.startsWith('{') && scan.depth() <= DEEPEST);
}

/** Scans a whole JSON text. */
export function scanJson(json: string): JsonScan {
  const scan = createJsonScan();
  scan.write(Buffer.from(json));
  return scan;
}

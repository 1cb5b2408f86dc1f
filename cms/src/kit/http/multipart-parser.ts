import { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { APIError } from 'payload';
import { TOO_MANY } from './bounded-request.ts';
import { isDocument, isParsable, NO_DOCUMENT, scanJson } from './json-object.ts';

/** Returns the prototype of all multipart parsers, including Payload's, which uses the same package. */
export function parserPrototype(): Busboy {
  return Object.getPrototypeOf(busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }));
}

/**
 * Adds an error listener to each file in a multipart form. Payload stops listening once a form is broken, and an
 * unhandled error event ends the process: any client could send such a form.
 */
export function handleFileErrors(): void {
  const parsers = parserPrototype();
  const { emit } = parsers;
  parsers.emit = function (this: Busboy, event: string | symbol, ...details: readonly unknown[]): boolean {
    const [, file] = details;
    if (event === 'file' && file instanceof Readable) file.on('error', () => {});
    return Reflect.apply(emit, this, [event, ...details]);
  };
}

/** The field of a multipart form in which Payload expects the document as JSON. */
const DOCUMENT = '_payload';

/** The fields that Payload parses as JSON. */
const PARSED: readonly unknown[] = [DOCUMENT, 'file'];

/** Returns why Payload must not parse a field of a form; null if it may. */
function fieldProblem(name: unknown, value: unknown): APIError | null {
  if (!PARSED.includes(name) || typeof value !== 'string') return null;
  const scan = scanJson(value);
  if (!isParsable(scan)) return new APIError(TOO_MANY.en, 413, null, true);
  return name !== DOCUMENT || isDocument(value, scan) ? null : new APIError(NO_DOCUMENT, 400, null, true);
}

/**
 * Rejects multipart forms whose document isn't an object, as Payload accepts any JSON and fails on it, and those whose
 * JSON has too many values.
 */
export function refuseMalformedDocuments(): void {
  const parsers = parserPrototype();
  const { emit } = parsers;
  parsers.emit = function (this: Busboy, event: string | symbol, ...details: readonly unknown[]): boolean {
    const [name, value] = details;
    const problem = event === 'field' ? fieldProblem(name, value) : null;
    return problem === null
      ? Reflect.apply(emit, this, [event, ...details])
      : Reflect.apply(emit, this, ['error', problem]);
  };
}

import { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { APIError } from 'payload';
import { canBeDocument, NO_DOCUMENT } from './json-object.ts';

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

/** Rejects multipart forms whose document isn't an object: Payload accepts any JSON, and fails on it. */
export function refuseMalformedDocuments(): void {
  const parsers = parserPrototype();
  const { emit } = parsers;
  parsers.emit = function (this: Busboy, event: string | symbol, ...details: readonly unknown[]): boolean {
    const [name, value] = details;
    const isDocument = event === 'field' && name === DOCUMENT && typeof value === 'string';
    if (!isDocument || canBeDocument(value)) return Reflect.apply(emit, this, [event, ...details]);
    return Reflect.apply(emit, this, ['error', new APIError(NO_DOCUMENT, 400, null, true)]);
  };
}

import type { Busboy } from 'busboy';
import { APIError } from 'payload';
import { formParsers } from './form-parsers.ts';
import { mayBeDocument, NO_DOCUMENT } from './json-object.ts';

/** The field of a multipart form in which Payload expects the document as JSON. */
const DOCUMENT = '_payload';

/** Rejects multipart forms whose document isn't an object: Payload accepts any JSON, and fails on it. */
export function refuseNoDocuments(): void {
  const parsers = formParsers();
  const { emit } = parsers;
  parsers.emit = function (this: Busboy, event: string | symbol, ...told: readonly unknown[]): boolean {
    const [name, value] = told;
    const isDocument = event === 'field' && name === DOCUMENT && typeof value === 'string';
    if (!isDocument || mayBeDocument(value)) return Reflect.apply(emit, this, [event, ...told]);
    return Reflect.apply(emit, this, ['error', new APIError(NO_DOCUMENT, 400, null, true)]);
  };
}

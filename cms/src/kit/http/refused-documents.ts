import type { Busboy } from 'busboy';
import { APIError } from 'payload';
import { formParsers } from './form-parsers.ts';
import { mayBeDocument, NO_DOCUMENT } from './json-object.ts';

/** The field of a form with files in which Payload looks for the document, as JSON. */
const DOCUMENT = '_payload';

/** Has forms with files refused whose document is none: Payload takes any JSON for one, and fails over it. */
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

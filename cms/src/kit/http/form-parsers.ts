import busboy, { type Busboy } from 'busboy';

/** What all parsers of forms with files have in common, Payload's own too: it asks the same package for them. */
export function formParsers(): Busboy {
  return Object.getPrototypeOf(busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }));
}

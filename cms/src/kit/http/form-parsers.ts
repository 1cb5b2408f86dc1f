import busboy, { type Busboy } from 'busboy';

/** Returns the prototype of all multipart parsers, including Payload's, which uses the same package. */
export function formParsers(): Busboy {
  return Object.getPrototypeOf(busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }));
}

import { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';

/**
 * Has somebody hear the error of each file in a form that breaks off. Payload listens no more once a form has gone wrong,
 * and an error that nobody hears is an uncaught exception, which ends a process: anybody could send such a form.
 */
export function hearFileErrors(): void {
  // What all parsers of forms have in common, Payload's own too: it asks the same package for them.
  const parsers: Busboy = Object.getPrototypeOf(
    busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  );
  const { emit } = parsers;
  parsers.emit = function (this: Busboy, event: string | symbol, ...told: readonly unknown[]): boolean {
    const [, file] = told;
    if (event === 'file' && file instanceof Readable) file.on('error', () => {});
    return Reflect.apply(emit, this, [event, ...told]);
  };
}

import { Readable } from 'node:stream';
import type { Busboy } from 'busboy';
import { formParsers } from './form-parsers.ts';

/**
 * Adds an error listener to each file in a multipart form. Payload stops listening once a form is broken, and an
 * unhandled error event ends the process: any client could send such a form.
 */
export function hearFileErrors(): void {
  const parsers = formParsers();
  const { emit } = parsers;
  parsers.emit = function (this: Busboy, event: string | symbol, ...told: readonly unknown[]): boolean {
    const [, file] = told;
    if (event === 'file' && file instanceof Readable) file.on('error', () => {});
    return Reflect.apply(emit, this, [event, ...told]);
  };
}

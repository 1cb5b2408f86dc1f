import { Readable } from 'node:stream';
import type { Busboy } from 'busboy';
import { formParsers } from './form-parsers.ts';

/**
 * Has somebody hear the error of each file in a form that breaks off. Payload listens no more once a form has gone wrong,
 * and an error that nobody hears is an uncaught exception, which ends a process: anybody could send such a form.
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

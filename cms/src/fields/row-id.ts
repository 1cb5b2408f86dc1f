import { randomBytes } from 'node:crypto';

/** An id as Payload gives to the rows of lists and to blocks. */
export function rowId(): string {
  return randomBytes(12).toString('hex');
}

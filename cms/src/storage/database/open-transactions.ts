import { getProcessSingleton } from '#cms/base/process-singleton.ts';

/**
 * How long a transaction may be open before it counts as stuck, in milliseconds: there was no other writer for that
 * long.
 */
const PATIENCE_MS = 60_000;

type OpenTransaction = { readonly since: number; readonly begun: Error; isLogged: boolean };

/** The open transactions of a SQLite database, by their ids: one at a time holds the writer mutex. */
const open = getProcessSingleton('open transactions', () => new Map<number | string, OpenTransaction>());

/** Notes that a transaction has got the writer mutex. */
export function noteTransactionBegin(transaction: number | string): void {
  const begun = new Error('This began the transaction');
  open.set(transaction, { since: performance.now(), begun, isLogged: false });
}

/** Notes that a transaction has released the writer mutex. */
export function noteTransactionEnd(transaction: number | string): void {
  open.delete(transaction);
}

function findStuckTransaction(now: number): OpenTransaction | undefined {
  return [...open.values()].find(({ since }) => now - since > PATIENCE_MS);
}

function messageOf({ since }: OpenTransaction, now: number): string {
  return `A transaction has been open for ${Math.round((now - since) / 1_000)} seconds: nothing else is stored until it ends`;
}

/** Throws while a transaction is stuck: Payload leaves one open on some paths, and reads don't reveal it. */
export function failWhileStuck(now = performance.now()): void {
  const stuck = findStuckTransaction(now);
  if (stuck) throw new Error(messageOf(stuck, now), { cause: stuck.begun });
}

/** Logs a stuck transaction once, with the stack of its beginning. */
export function logStuck(log: { error(fields: object, line: string): void }, now = performance.now()): void {
  const stuck = findStuckTransaction(now);
  if (!stuck || stuck.isLogged) return;
  stuck.isLogged = true;
  log.error({ err: stuck.begun }, `${messageOf(stuck, now)}. If it doesn’t within some minutes, restart the CMS`);
}

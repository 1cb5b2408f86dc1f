/** A transaction before this one does not end. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';

  constructor() {
    super('The database is busy: another transaction does not end.');
  }
}

/** PostgreSQL's codes of a lock that wasn't got in time, of a deadlock, and of transactions that exclude each other. */
const BUSY_CODE = /^(?:55P03|40P01|40001)$/;

/** Whether something failed because another transaction writes to the database: it may succeed in a moment. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefused =
    error instanceof DatabaseBusy ||
    /SQLITE_BUSY|database is locked/.test(error.message) ||
    ('code' in error && BUSY_CODE.test(String(error.code)));
  return isRefused || isBusy(error.cause);
}

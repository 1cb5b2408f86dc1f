/** Thrown when the writer mutex isn't released in time. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';

  constructor() {
    super('The database is busy: another transaction does not end.');
  }
}

/** PostgreSQL's SQLSTATEs for a lock timeout, a deadlock and a serialization failure. */
const BUSY_CODE = /^(?:55P03|40P01|40001)$/;

/** Whether an error means that another transaction is writing to the database: a retry may succeed. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefused =
    error instanceof DatabaseBusy ||
    /SQLITE_BUSY|database is locked/.test(error.message) ||
    ('code' in error && BUSY_CODE.test(String(error.code)));
  return isRefused || isBusy(error.cause);
}

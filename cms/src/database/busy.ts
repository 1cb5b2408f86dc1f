/** A transaction before this one does not end. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';

  constructor() {
    super('The database is busy: another transaction does not end.');
  }
}

/** Tells whether something failed because somebody else writes to the database: it may succeed in a moment. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefused = error instanceof DatabaseBusy || /SQLITE_BUSY|database is locked/.test(error.message);
  return isRefused || isBusy(error.cause);
}

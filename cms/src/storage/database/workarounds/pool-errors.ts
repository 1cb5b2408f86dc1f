import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Driver = PostgresAdapter['pg'];

/**
 * Returns a driver whose pools outlive broken connections: a lost one has an error event, which would be an uncaught
 * exception. Its query rejects anyway, and the pool replaces it.
 *
 * @param onIdleLost called with the reason why a connection broke that was not in use
 */
export function handlePoolErrors(driver: Driver, onIdleLost: (error: Error) => void): Driver {
  class HandledPool extends driver.Pool {
    constructor(...options: ConstructorParameters<Driver['Pool']>) {
      super(...options);
      this.on('error', onIdleLost);
      this.on('connect', (client) => client.on('error', () => {}));
    }
  }
  return { ...driver, Pool: HandledPool };
}

/** Makes an adapter's pool outlive broken connections. Can go when Payload, as of 3.90.1, listens to its errors. */
export function outliveBrokenConnections(adapter: PostgresAdapter): void {
  adapter.pg = handlePoolErrors(adapter.pg, (err) => adapter.payload.logger.debug({ err }, 'An idle connection broke'));
}

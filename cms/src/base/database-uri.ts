import { expandConfig } from '@libsql/core/config';

/**
 * The file that a `DATABASE_URI` names, as the driver reads it; null for a database that is no file.
 * @throws for an address that the driver refuses
 */
export function databaseFile(uri: string): string | null {
  return uri.startsWith('file:') ? expandConfig({ url: uri }, true).path : null;
}

/** The `DATABASE_URI` of a file at an absolute path, which may have what means something else in an address. */
export function fileUri(path: string): string {
  return `file:${path.replaceAll(/[%?#]/g, encodeURIComponent)}`;
}

/** A database as a command says which one it reads: `the SQLite database /var/lib/kontorwerk/cms.sqlite`. */
export function databaseName(uri: string): string {
  const file = databaseFile(uri);
  return file === null ? `the PostgreSQL database ${withoutPassword(uri)}` : `the SQLite database ${file}`;
}

/** A `DATABASE_URI` as it may be shown. A password may hold any character, written as it is by mistake. */
export function withoutPassword(uri: string): string {
  return uri.replace(/:\/\/.*@/s, '://');
}

import { expandConfig } from '@libsql/core/config';

/**
 * Returns the file that a `DATABASE_URI` names, as the driver parses it; null for a database that isn't a file.
 * @throws for an address that the driver refuses
 */
export function databaseFile(uri: string): string | null {
  return uri.startsWith('file:') ? expandConfig({ url: uri }, true).path : null;
}

/** Returns the `DATABASE_URI` of a file at an absolute path, with the path's URL delimiters escaped. */
export function fileUri(path: string): string {
  return `file:${path.replaceAll(/[%?#]/g, encodeURIComponent)}`;
}

/** Returns the name of a database for messages: `the SQLite database /var/lib/kontorwerk/cms.sqlite`. */
export function databaseName(uri: string): string {
  const file = databaseFile(uri);
  return file === null ? `the PostgreSQL database ${withoutPassword(uri)}` : `the SQLite database ${file}`;
}

/** Returns a `DATABASE_URI` without its password, which may contain any character, unescaped by mistake. */
export function withoutPassword(uri: string): string {
  return uri.replace(/:\/\/.*@/s, '://');
}

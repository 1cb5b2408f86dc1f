import { fileURLToPath } from 'node:url';

/** The file that a `DATABASE_URI` names; null for a database that is no file. */
export function databaseFile(uri: string): string | null {
  if (!uri.startsWith('file:')) return null;
  return uri.startsWith('file://') ? fileURLToPath(uri) : uri.slice('file:'.length);
}

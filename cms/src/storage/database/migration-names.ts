import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { CMS_ROOT } from '#cms/base/folders.ts';

/**
 * Returns the names of this version's migrations in order, from their files: importing them would load the database
 * driver.
 */
export function migrationNames(database: 'sqlite' | 'postgres'): readonly string[] {
  const files = readdirSync(join(CMS_ROOT, 'src/migrations', database)).map((file) => parse(file));
  return files
    .filter(({ ext, name }) => ext === '.ts' && name !== 'index')
    .map(({ name }) => name)
    .toSorted();
}

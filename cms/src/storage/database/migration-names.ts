import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { CMS_ROOT } from '#cms/base/settings.ts';

/** The migrations of this version, by the names of their files: importing them would load the database's driver. */
export function migrationNames(database: 'sqlite' | 'postgres'): readonly string[] {
  const files = readdirSync(join(CMS_ROOT, 'src/migrations', database)).map((file) => parse(file));
  return files.filter(({ ext, name }) => ext === '.ts' && name !== 'index').map(({ name }) => name);
}

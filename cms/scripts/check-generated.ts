import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../src/schema/payload.config.ts';

/*
 * Fails when committed files differ from what the collections would generate now: the types, the admin's import map,
 * and the migrations of the database that DATABASE_URI names (without connecting to it).
 *
 *     node scripts/check-generated.ts
 */
const outdated: string[] = [];
const sanitized = await config;

/** Regenerates a file, notes whether it differs, and restores the committed one. */
async function check(file: string, generate: () => Promise<void>): Promise<void> {
  const committed = readFileSync(file, 'utf8');
  await generate();
  if (readFileSync(file, 'utf8') !== committed) outdated.push(file);
  writeFileSync(file, committed);
}

await check(sanitized.typescript.outputFile, () => generateTypes(sanitized, { log: false }));
await check(sanitized.admin.importMap.importMapFile ?? '', () =>
  generateImportMap(sanitized, { log: false, force: true }),
);

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const { migrationDir } = payload.db;
const copies = mkdtempSync(join(tmpdir(), 'cms-migrations-'));
cpSync(migrationDir, copies, { recursive: true });
payload.db.migrationDir = copies;

// Payload exits itself when there is nothing to migrate.
process.on('exit', () => {
  if (readdirSync(copies).length > readdirSync(migrationDir).length) outdated.push(migrationDir);
  rmSync(copies, { recursive: true });
  for (const file of outdated) console.error(`${file} is out of date: npm run generate or migrate:create`);
  process.exitCode = outdated.length > 0 ? 1 : 0;
});
await payload.db.createMigration({ payload, migrationName: 'check', skipEmpty: true });
process.exit();

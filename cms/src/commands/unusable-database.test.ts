import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CMS_ROOT } from '#cms/base/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'unusable-database-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An export of nothing, which the import reads before its database. */
const exported = join(folder, 'exported');
mkdirSync(exported);
writeFileSync(
  join(exported, 'export.json'),
  JSON.stringify({ format: 'kontorwerk-content', version: 1, collections: {} }),
);

/** Database files that can't be opened or read. */
const UNUSABLE = {
  'is no database': (file: string) => writeFileSync(file, 'something else '.repeat(1_000)),
  'is a folder': (file: string) => mkdirSync(file),
};

const COMMANDS = [
  ['prepare'],
  ['backup', join(folder, 'backup')],
  ['export', join(folder, 'content')],
  ['import', '/', exported],
  ['clean-pictures'],
  ['move-database'],
] as const;

test.each(
  Object.entries(UNUSABLE).flatMap(([what, make], at) =>
    COMMANDS.map(([name, ...words]) => ({ name, words, what, make, at })),
  ),
)('$name says in a line what is wrong with a database that $what', ({ name, words, make, at }) => {
  const dataDir = join(folder, `${name}-${at}`);
  mkdirSync(dataDir);
  make(join(dataDir, 'cms.sqlite'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/commands/${name}.ts`, ...words], {
    cwd: CMS_ROOT,
    env: { ...process.env, DATABASE_URI: '', LOG_LEVEL: 'error', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const printed = stdout + stderr;
  expect(printed).toContain(`${dataDir}/cms.sqlite`);
  expect(printed).not.toMatch(/^\s+at |^Node\.js v|^undefined$/m);
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SECTION_KINDS } from '@kontorwerk/contract/content/section-kinds';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CMS_ROOT } from '#cms/base/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'sample-export-'));
const [sample, exported, imported] = ['sample', 'exported', 'imported'].map((name) => join(folder, name));

afterAll(() => rmSync(folder, { recursive: true }));

type Settings = Readonly<Record<string, string>>;

function run(program: string, settings: Settings, ...words: readonly string[]) {
  const env = { ...process.env, DATABASE_URI: '', LOG_LEVEL: 'error', ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`src/commands/${program}.ts`, ...words], {
    cwd: CMS_ROOT,
    env,
    encoding: 'utf8',
  });
  return { code: status, printed: stdout + stderr };
}

beforeAll(() => {
  expect(run('prepare', { DATA_DIR: sample ?? '' })).toMatchObject({ code: 0 });
}, 300_000);

test('a section of the sample content is stored with the fields of its kind', () => {
  const database = new DatabaseSync(join(sample ?? '', 'cms.sqlite'), { readOnly: true });
  const stored = database.prepare('SELECT sections FROM pages').all();
  database.close();
  const rows = v.parse(
    v.array(v.object({ sections: v.pipe(v.string(), v.parseJson(), v.array(v.record(v.string(), v.unknown()))) })),
    stored,
  );
  const withCards = new Set(
    rows
      .flatMap(({ sections }) => sections)
      .filter((each) => 'card_components' in each)
      .map(({ blockType }) => blockType),
  );
  expect(withCards.size).toBeGreaterThan(5);
  expect([...withCards].filter((kind) => kind === 'Banner' || kind === 'RichText')).toEqual([]);
  expect([SECTION_KINDS.Banner.cards, SECTION_KINDS.RichText.cards]).toEqual([[], []]);
});

test('the export of the sample content is imported without a loss', () => {
  expect(run('export', { DATA_DIR: sample ?? '' }, exported ?? '')).toMatchObject({ code: 0 });
  const place = { DATA_DIR: imported ?? '', SAMPLE_CONTENT: 'off' };
  expect(run('prepare', place)).toMatchObject({ code: 0 });
  const { code, printed } = run('import', place, folder, exported ?? '');
  expect(printed).not.toContain('Could not be read');
  expect(code).toBe(0);
}, 300_000);

test('an export that a signal interrupts leaves nothing behind, which is said', async () => {
  const place = join(folder, 'interrupted');
  const child = spawn(process.execPath, ['src/commands/export.ts', place], {
    cwd: CMS_ROOT,
    env: { ...process.env, DATABASE_URI: '', LOG_LEVEL: 'error', DATA_DIR: sample ?? '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  let children = 'not looked for';
  const watch = setInterval(() => {
    if (!existsSync(`${place}.unfinished/globals`)) return;
    clearInterval(watch);
    children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    child.kill('SIGTERM');
  }, 5);
  const [code]: readonly unknown[] = await once(child, 'close');
  clearInterval(watch);
  // Payload starts some, which outlive it.
  expect(children).toBe('');
  expect([code, printed]).toEqual([143, 'The export was interrupted (SIGTERM): nothing of it stays.\n']);
  expect(readdirSync(folder).filter((name) => name.startsWith('interrupted'))).toEqual([]);
}, 300_000);

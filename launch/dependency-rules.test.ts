import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folders } from './folders.ts';

const CONFIG = path.join(folders.root, '.dependency-cruiser.cjs');
const PROGRAM = path.join(folders.root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'floors-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Which rules a project breaks whose files import each other like this; a file that imports nothing has an empty list. */
function brokenRules(files: Readonly<Record<string, readonly string[]>>): readonly string[] {
  for (const [file, imports] of Object.entries(files)) {
    const place = path.join(project, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const lines = imports.map((other) => `import './${path.relative(path.dirname(file), other)}';`);
    writeFileSync(place, `${lines.join('\n')}\nexport {};\n`);
  }
  const roots = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const { stdout } = spawnSync(process.execPath, [PROGRAM, '--config', CONFIG, '--output-type', 'err', ...roots], {
    cwd: project,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^ {2}error ([^:]+(?:: [^:]+)?):/gm)].map(([, rule = '']) => rule);
}

test('floors that import downwards break no rule', () => {
  const app = { 'site/app/shell/a.ts': ['site/app/ui/b.ts'], 'site/app/ui/b.ts': ['site/app/base/c.ts'] };
  expect(brokenRules({ ...app, 'site/app/base/c.ts': [] })).toEqual([]);
});

test.each([
  ['upwards', { 'site/app/ui/a.ts': ['site/app/shell/b.ts'], 'site/app/shell/b.ts': [] }],
  ['in a circle', { 'site/app/ui/a.ts': ['site/app/ui/b.ts'], 'site/app/ui/b.ts': ['site/app/ui/a.ts'] }],
  ['of what stands on no floor', { 'site/app/ui/a.ts': ['site/app/extra/b.ts'], 'site/app/extra/b.ts': [] }],
  ['up a room', { 'site/server/http/a.ts': ['site/server/routes/b.ts'], 'site/server/routes/b.ts': [] }],
  ['of the server by the app', { 'site/app/ui/a.ts': ['site/server/http/b.ts'], 'site/server/http/b.ts': [] }],
  ['through the wall', { 'site/app/ui/a.ts': ['cms/src/b.ts'], 'cms/src/b.ts': [] }],
  ['of the sample content', { 'site/server/http/a.ts': ['content/b.ts'], 'content/b.ts': [] }],
  ['of what is not there', { 'site/app/ui/a.ts': ['site/app/ui/gone.ts'] }],
])('an import %s breaks one', (_, files) => {
  expect(brokenRules(files)).not.toEqual([]);
});

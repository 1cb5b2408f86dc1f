import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';

const CONFIG = path.join(folders.root, '.dependency-cruiser.cjs');
const PROGRAM = path.join(folders.root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** Forbidden imports: each file with those that it imports. */
const FORBIDDEN: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
  ['upwards', { 'site/app/ui/up.ts': ['site/app/shell/above.ts'], 'site/app/shell/above.ts': [] }],
  [
    'in a circle',
    { 'site/app/ui/first.ts': ['site/app/ui/second.ts'], 'site/app/ui/second.ts': ['site/app/ui/first.ts'] },
  ],
  ['of what stands on no floor', { 'site/app/ui/aside.ts': ['site/app/extra/b.ts'], 'site/app/extra/b.ts': [] }],
  ['up a room', { 'site/server/http/up.ts': ['site/server/routes/above.ts'], 'site/server/routes/above.ts': [] }],
  ['up a floor of the CMS', { 'cms/src/kit/up.ts': ['cms/src/mail/above.ts'], 'cms/src/mail/above.ts': [] }],
  ['of another feature', { 'cms/src/inbox/other.ts': ['cms/src/accounts/b.ts'], 'cms/src/accounts/b.ts': [] }],
  ['of the server by the app', { 'site/app/ui/server.ts': ['site/server/http/b.ts'], 'site/server/http/b.ts': [] }],
  ['through the wall', { 'site/app/ui/wall.ts': ['cms/src/b.ts'], 'cms/src/b.ts': [] }],
  ['of the sample content', { 'site/server/http/sample.ts': ['content/b.ts'], 'content/b.ts': [] }],
  ['of the tools by the launcher', { 'launch/tool.ts': ['tools/b.ts'], 'tools/b.ts': [] }],
  ['of a test by the launcher', { 'launch/e2e.test.ts': ['e2e/b.ts'], 'e2e/b.ts': [] }],
  ['of a measurement by the launcher', { 'launch/bench.ts': ['bench/b.ts'], 'bench/b.ts': [] }],
  ['of the CMS by the launcher', { 'launch/cms.ts': ['cms/src/b.ts'] }],
  ['of the launcher by the CMS', { 'cms/src/kit/launcher.ts': ['launch/b.ts'], 'launch/b.ts': [] }],
  ['of the runtime by the contract', { 'contract/src/log.ts': ['runtime/src/b.ts'], 'runtime/src/b.ts': [] }],
  ['of the runtime by the app', { 'site/app/ui/log.ts': ['runtime/src/c.ts'], 'runtime/src/c.ts': [] }],
  ['of the CMS by the runtime', { 'runtime/src/cms.ts': ['cms/src/b.ts'] }],
  ['of the tools by the contract', { 'contract/src/tool.ts': ['tools/b.ts'] }],
  ['of a measurement by an end-to-end test', { 'e2e/up.spec.ts': ['bench/b.ts'] }],
  ['of the tools by an end-to-end test', { 'e2e/tool.spec.ts': ['tools/b.ts'] }],
  ['of the tools by a measurement', { 'bench/up.ts': ['tools/b.ts'] }],
  ['of a test by a program of Debian', { 'tools/debian/up.ts': ['e2e/b.ts'] }],
  ['in a circle of end-to-end tests', { 'e2e/first.ts': ['e2e/second.ts'], 'e2e/second.ts': ['e2e/first.ts'] }],
  ['in a circle of tools', { 'tools/first.ts': ['tools/second.ts'], 'tools/second.ts': ['tools/first.ts'] }],
  ['in a circle of measurements', { 'bench/first.ts': ['bench/second.ts'], 'bench/second.ts': ['bench/first.ts'] }],
  ['of a package that is declared nowhere', { 'site/app/ui/package.ts': ['node_modules/undeclared/index.js'] }],
  ['of what is not there', { 'site/app/ui/missing.ts': ['site/app/ui/gone.ts'] }],
];

/** The folders under the rules. */
const FOLDERS = ['site', 'cms', 'contract', 'runtime', 'content', 'launch', 'tools', 'e2e', 'bench'];

/** Two packages, one of them declared. */
const INSTALLED = { 'node_modules/declared/index.js': [], 'node_modules/undeclared/index.js': [] };
const PACKAGE = { name: 'floors', dependencies: { declared: '1.0.0' } };

const ALLOWED = {
  'site/app/shell/a.ts': ['site/app/ui/b.ts'],
  'site/app/ui/b.ts': ['site/app/base/c.ts'],
  'site/app/base/c.ts': ['node_modules/declared/index.js'],
  'tools/checks/a.ts': ['bench/a.ts', 'e2e/a.spec.ts', 'launch/b.ts'],
  'bench/a.ts': ['e2e/b.ts', 'tools/debian/b.ts'],
  'e2e/a.spec.ts': ['tools/debian/b.ts', 'launch/b.ts', 'site/app/base/c.ts'],
  'tools/debian/b.ts': ['launch/b.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

let project: string;
/** The files whose imports break a rule. */
let broken: readonly string[];

function write(files: Readonly<Record<string, readonly string[]>>): void {
  for (const [file, imports] of Object.entries(files)) {
    const place = path.join(project, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const lines = imports.map((other) => {
      const [, name] = /^node_modules\/(\w+)\//.exec(other) ?? [];
      return `import '${name ?? `./${path.relative(path.dirname(file), other)}`}';`;
    });
    writeFileSync(place, `${lines.join('\n')}\nexport {};\n`);
  }
}

beforeAll(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'floors-'));
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(PACKAGE));
  for (const files of [INSTALLED, ALLOWED, ...FORBIDDEN.map(([, files]) => files)]) write(files);
  const args = [PROGRAM, '--config', CONFIG, '--output-type', 'err', ...FOLDERS];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  broken = [...stdout.matchAll(/^ {2}error .*: (\S+) →/gm)].map(([, file = '']) => file);
});
afterAll(() => rmSync(project, { recursive: true }));

test('floors that import downwards break no rule', () => {
  expect(broken.filter((file) => file in ALLOWED)).toEqual([]);
});

test.each(FORBIDDEN)('an import %s breaks one', (_, files) => {
  expect(broken).toContain(Object.keys(files)[0]);
});

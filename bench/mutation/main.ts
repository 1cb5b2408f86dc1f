import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { openLiterals } from './open-literals.ts';
import { PLAIN_DATA } from './plain-data.ts';

/**
 * Mutation test of the contract: prints the mutants that no test of it kills.
 *
 *     node bench/mutation/main.ts [files]
 *
 * Files are patterns such as 'src/forms/*.ts', relative to the contract; by default everything but its plain data. It
 * takes some minutes in a temporary folder, into which it installs Stryker (130 MB).
 */

const ALL = ['src/**/*.ts', ...Object.keys(PLAIN_DATA).map((file) => `!${file}`)];
const FILES = process.argv.length > 2 ? process.argv.slice(2) : ALL;

const ROOT = path.join(import.meta.dirname, '../..');
const STRYKER = '10.1.1';

const report = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          status: v.string(),
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ''),
          location: v.object({ start: v.object({ line: v.number(), column: v.number() }) }),
        }),
      ),
    }),
  ),
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function versionOf(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return v.parse(v.object({ version: v.string() }), readJson(file)).version;
}

/** The contract's own dependencies. */
function itsDependencies(): readonly string[] {
  const file = path.join(ROOT, 'contract/package.json');
  const { dependencies } = v.parse(v.object({ dependencies: v.record(v.string(), v.string()) }), readJson(file));
  return Object.keys(dependencies);
}

function run(folder: string, command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Copies the contract with its tests, opens its literals, and adds what Stryker needs. */
function prepare(folder: string): void {
  cpSync(path.join(ROOT, 'contract/src'), path.join(folder, 'src'), { recursive: true });
  for (const file of globSync('src/**/*.ts', { cwd: folder })) {
    if (file.endsWith('.test.ts') || file.includes('/testing/')) continue;
    const at = path.join(folder, file);
    writeFileSync(at, openLiterals(readFileSync(at, 'utf8')));
  }
  // One file for all tests: starting each further one takes longer than its tests.
  const tests = globSync('src/**/*.test.ts', { cwd: folder });
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('all.test.ts', tests.map((file) => `import './${file}';`).join('\n'));
  write('vitest.config.ts', "export default { test: { include: ['all.test.ts'] } };");
  write('package.json', {
    private: true,
    type: 'module',
    dependencies: {
      '@stryker-mutator/core': STRYKER,
      '@stryker-mutator/vitest-runner': STRYKER,
      ...Object.fromEntries(['vitest', ...itsDependencies()].map((name) => [name, versionOf(name)])),
    },
  });
  write('stryker.config.json', {
    testRunner: 'vitest',
    mutate: [...FILES, '!src/**/*.test.ts', '!src/**/testing/**'],
    concurrency: 1,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: 'report.json' },
    warnings: { slow: false },
  });
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'mutation-'));
try {
  prepare(folder);
  run(folder, 'npm', 'install', '--no-audit', '--no-fund');
  run(folder, 'npx', 'stryker', 'run');
  const { files } = v.parse(report, readJson(path.join(folder, 'report.json')));
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, code: source.split('\n')[mutant.location.start.line - 1] ?? '' })),
  );
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { file, location, mutatorName, replacement, code } of missed) {
    const { line, column } = location.start;
    console.log(`${file}:${line}:${column} ${mutatorName}: ${code.trim()}\n    -> ${replacement}`);
  }
  const caught = mutants.length - missed.length;
  console.log(`${caught} of ${mutants.length} caught (${((caught / mutants.length) * 100).toFixed(2)} %)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

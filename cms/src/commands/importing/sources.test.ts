import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSources } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
const [en, de] = ['en.xml', 'de.xml'].map((name) => join(folder, name));
for (const file of ['en.xml', 'de.xml']) writeFileSync(join(folder, file), '');

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [['https://cms.example.com/x/'], { kind: 'backend', address: 'https://cms.example.com/x' }],
  [['.'], { kind: 'folder', path: folder }],
  [['en.xml', 'de.xml'], { kind: 'files', paths: [en, de] }],
])('%j can be imported', async (named, sources) => {
  expect(await findSources(folder, named)).toEqual(sources);
});

test.each([
  [['.', 'en.xml'], '“.” is imported by itself'],
  [['en.xml', '.'], '“.” is imported by itself'],
  [['https://cms.example.com', 'en.xml'], '“https://cms.example.com” is imported by itself'],
  [['en.xml', 'fr.xml'], `There is no ${join(folder, 'fr.xml')}`],
  [['http://'], '“http://” is no address'],
])('%j can’t, which is told', async (named, why) => {
  await expect(findSources(folder, named)).rejects.toThrow(why);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licencesText } from './licences-text.ts';
import { licenceOf } from './package-licence.ts';

const MIT = { name: 'a', version: '1.2.3', license: 'MIT' };

/** Creates a package of these files, by their paths. */
function packageOf(manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'licence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test.each([
  ['LICENSE'],
  ['license.md'],
  ['LICENCE-MIT.txt'],
  ['COPYING'],
  ['ThirdPartyNoticeText.txt'],
  ['dist/compiled/other/LICENSE'],
])('a text of licences is found in %s', (name) => {
  expect(licenceOf(packageOf(MIT, { [name]: 'Copyright (c) A\r\nAll of it.\n' })).texts).toEqual([
    'Copyright (c) A\nAll of it.',
  ]);
});

test.each([['licenses.js'], ['node_modules/b/LICENSE'], ['src/licensed.ts'], ['license-checker/index.txt']])(
  '%s is none',
  (name) => {
    const [text] = licenceOf(packageOf(MIT, { [name]: 'Copyright (c) A' })).texts;
    expect(text).toMatch(/^MIT License\n/);
  },
);

test('a package with the name of a licence alone gets its README’s words of it, and the text', () => {
  const readme = '# A\nDoes it.\n\n## License\n\nMIT\n\nCopyright (c) 2014 A\n\n## More\nto read\n';
  const [ofReadme, text] = licenceOf(packageOf(MIT, { 'README.md': readme })).texts;
  expect(ofReadme).toBe('## License\n\nMIT\n\nCopyright (c) 2014 A');
  expect(text).toMatch(/^MIT License\n[\s\S]*Permission is hereby granted/);
});

test('a licence whose text is nowhere is no licence', () => {
  const folder = packageOf({ name: 'a', version: '1.0.0', license: 'LicenseRef-Unknown' });
  expect(() => licenceOf(folder)).toThrow('a 1.0.0 brings no text of its licence (LicenseRef-Unknown)');
  expect(() => licenceOf(packageOf({ name: 'a' }))).toThrow('brings no text');
});

test.each([
  [{ license: { type: 'ISC' } }, 'ISC'],
  [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
  [{}, 'see the text'],
])('%j is the licence %s', (named, identifier) => {
  expect(licenceOf(packageOf({ name: 'a', ...named }, { LICENSE: 'Take it.' })).identifier).toBe(identifier);
});

test('each text stands once below all names, in an order of its own', () => {
  const licence = (name: string, text: string) => ({ name, version: '1.0.0', identifier: 'MIT', texts: [text] });
  const licences = [licence('b', 'Second.'), licence('c', 'First.'), licence('a', 'First.'), licence('a', 'First.')];
  const text = licencesText(licences);
  expect(text.match(/^[abc] 1.0.0 \(MIT\)$|^(?:First|Second)\.$/gm)).toEqual([
    'a 1.0.0 (MIT)',
    'c 1.0.0 (MIT)',
    'First.',
    'b 1.0.0 (MIT)',
    'Second.',
  ]);
  expect(licencesText(licences.toReversed())).toBe(text);
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { parseServerSettings, WrongSettings } from './settings.ts';

async function fileWith(text: string): Promise<string> {
  const file = path.join(await createTemporaryFolder(), 'site.json');
  await writeFile(file, text);
  return file;
}

const read = (file: string) => parseServerSettings({ BACKEND_URL: 'http://127.0.0.1:1', SITE_FACTS: file }).facts;

/** Returns the faults found in a file with this text, without the file's name. */
async function faultsOf(text: string): Promise<readonly string[]> {
  const file = await fileWith(text);
  try {
    read(file);
  } catch (error) {
    if (error instanceof WrongSettings) return error.problems.map(({ line }) => line.replace(file, 'FILE'));
    throw error;
  }
  return expect.unreachable('it was read');
}

test('reads what an operator says of the agency, texts in one or two languages', async () => {
  const said = {
    name: 'Hafenkontor',
    claim: { en: 'Shops that sail', de: 'Shops, die segeln' },
    email: 'ahoi@hafenkontor.example',
    socials: [{ platform: 'xing', url: 'https://www.xing.com/x' }],
    offices: [{ city: { en: 'Munich', de: 'München' }, time_zone: 'Europe/Berlin', workdays: [1, 2] }],
  };
  expect(read(await fileWith(`\ufeff${JSON.stringify(said)}`))).toMatchObject({
    ...said,
    name: { en: 'Hafenkontor', de: 'Hafenkontor' },
    offices: [{ city: { de: 'München' } }],
  });
  expect(read(await fileWith('{}'))).toEqual({});
});

const MUST_BE_TEXT = 'must be a text, or one for each language: {"en": "…", "de": "…"}';

test.each([
  ['{', [expect.stringMatching(/^SITE_FACTS FILE can't be read: /)]],
  ['[]', ['SITE_FACTS FILE: must be an object']],
  [
    '{"name": 7, "colour": "red"}',
    [`SITE_FACTS FILE: name ${MUST_BE_TEXT}`, 'SITE_FACTS FILE: colour is nothing that this file may say'],
  ],
  ['{"name": {"en": "One"}}', [`SITE_FACTS FILE: name ${MUST_BE_TEXT}`]],
  ['{"email": "me"}', ['SITE_FACTS FILE: email must be an e-mail address']],
  [
    '{"socials": [{"platform": "x", "url": "javascript:x()"}]}',
    ['SITE_FACTS FILE: socials.0.url must be an address that starts with http:// or https://'],
  ],
  [
    '{"offices": [{"time_zone": "Mars/North"}, 7]}',
    [
      'SITE_FACTS FILE: offices.0.city must be there',
      'SITE_FACTS FILE: offices.0.time_zone must be a time zone such as Europe/Berlin',
      'SITE_FACTS FILE: offices.1 must be an object',
    ],
  ],
])('says of %s what is wrong with it, a line for each', async (text, faults) => {
  expect(await faultsOf(text)).toEqual(faults);
});

test('says that there is no such file', () => {
  expect(() => read('/nowhere/site.json')).toThrow("SITE_FACTS /nowhere/site.json can't be read: ENOENT");
});

import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { serverInputs, siteInputs } from './build.ts';
import { folders } from './folders.ts';

test.each([
  ['vite.config.ts', siteInputs],
  ['server.config.ts', serverInputs],
])('the site is built anew when %s or anything of the site that it imports has changed', async (name, inputsNow) => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(folders.site, name));
  const configuration = (loaded?.dependencies ?? []).map((file) => path.resolve(folders.root, file));
  expect(configuration).toContain(path.join(folders.site, name));
  const inputs = inputsNow();
  const missed = configuration.filter(
    (file) => !inputs.some((input) => file === input || file.startsWith(`${input}${path.sep}`)),
  );
  expect(missed).toEqual([]);
});

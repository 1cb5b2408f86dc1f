import path from 'node:path';
import * as v from 'valibot';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { folders } from './folders.ts';
import { CONTENTS } from './pack.ts';

test('the package of the site has each program that its server is built as, worker threads among them', async () => {
  const file = path.join(folders.site, 'server.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  const options = v.object({
    build: v.looseObject({ rolldownOptions: v.looseObject({ input: v.record(v.string(), v.string()) }) }),
  });
  const { input } = v.parse(options, loaded?.config).build.rolldownOptions;
  const built = Object.keys(input).map((name) => `site/build/start/${name}.js`);
  expect(built).toHaveLength(2);
  expect(built.filter((program) => !CONTENTS.site.programs.includes(program))).toEqual([]);
});

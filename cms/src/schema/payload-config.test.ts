import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from './testing/run-program.ts';

test('Payload gets hooks, endpoints, fields and components in this order', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payload-config-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const lines = runProgram('schema/testing/describe-config.ts', dataDir, { DEEPL_KEY: 'lantern' });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('testing/payload-config.txt');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runAlone } from '#cms/schema/testing/run-alone.ts';

test('the preview of an editor ends with the session that it was made in', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'live-token-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runAlone('publishing/drafts/testing/live-token.ts', dataDir)).toEqual([['gone', 'ended', 'ended', 'ended']]);
});

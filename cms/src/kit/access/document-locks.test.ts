import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a lock is forged and ended by nobody else, and goes to who takes it over and may write what it keeps', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'locks-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const [ada, grace] = ['ada@kontorwerk.example', 'grace@kontorwerk.example'];
  expect(runProgram('kit/access/testing/locks.ts', dataDir)).toEqual([
    { attempt: 'forged', refused: true, owners: [ada] },
    { attempt: 'ended by sales', refused: true, owners: [ada] },
    { attempt: 'taken by sales', refused: true, owners: [ada] },
    // Taking over sets the requesting user as the owner, whatever the request contains.
    { attempt: 'given away', refused: false, owners: [grace] },
    // The form that is open there goes on: both write. A save that knows nothing of the other's is refused.
    { shutOut: false, overwrites: false },
    { attempt: 'ended by whom it was taken from', refused: true, owners: [grace] },
    { attempt: 'ended', refused: false, owners: [] },
    { seen: 0 },
    { holder: { id: expect.any(Number), email: 'ada l.' } },
  ]);
});

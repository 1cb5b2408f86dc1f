import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Phase, runPhases } from './phases.ts';

/** Runs phases with a folder for reports, and prints which of their checks and tests failed, and how many passed. */
export async function runCounted(phasesWith: (reports: string) => readonly Phase[]): Promise<void> {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
  try {
    const { passed, failures } = await runPhases(phasesWith(reports));
    for (const failure of failures) console.log(`\nfailed: ${failure}`);
    console.log(`\n${passed} passed, ${failures.length} failed`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    rmSync(reports, { recursive: true });
  }
}

import process from 'node:process';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import type { Half } from '../data-lock.ts';
import { tooLittleToBuild, tooLittleToServe } from '../memory.ts';
import { cmsUrl } from '../servers.ts';
import type { Settings } from '../settings.ts';

/** Returns notes about the machine, independent of the settings. */
export function advice(settings: Settings, halves: readonly Half[]): readonly CheckResult[] {
  const findings: CheckResult[] = [];
  if (process.getuid?.() === 0)
    findings.push({
      verdict: 'note',
      setting: 'DATA_DIR',
      seen: 'was tried as root, who may write everywhere',
      advice: 'run this as the user that starts the site (sudo -u …)',
    });
  // An installation builds, the package of one service doesn't.
  const builds = halves.length > 1 ? tooLittleToBuild() : null;
  const memory = tooLittleToServe() ?? builds;
  if (memory !== null) findings.push({ verdict: 'note', setting: 'memory', seen: memory });
  if (halves.includes('site') && !halves.includes('cms') && settings.backendUrl === null)
    findings.push({
      verdict: 'note',
      setting: 'BACKEND_URL',
      seen: `is not set: the CMS is looked for at ${cmsUrl(settings)}`,
      advice: 'set it where the CMS is elsewhere',
    });
  return findings;
}

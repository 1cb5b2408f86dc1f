import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import type { Settings } from '#cms/base/settings.ts';
import { makeSeal } from '../backup/sealing.ts';

const SETTING = 'BACKUP_KEY';

async function judge(backupKey: string | undefined): Promise<CheckResult> {
  if (backupKey === undefined)
    return {
      verdict: 'note',
      setting: SETTING,
      seen: 'is not set: backups can be read by whoever has them',
      advice: 'make a key: backup --new-key',
    };
  // Throws for malformed keys.
  await makeSeal(backupKey);
  if (backupKey.startsWith('age1')) return { verdict: 'ok', setting: SETTING, seen: 'is set: backups are encrypted' };
  return {
    verdict: 'note',
    setting: SETTING,
    seen: 'is the secret half: whoever gets into this machine reads its backups',
    advice: 'keep that elsewhere, and set the public half here (age1…)',
  };
}

/** Checks the key that encrypts backups. */
export function tryBackupKey({ backupKey }: Pick<Settings, 'backupKey'>): Try {
  return {
    setting: SETTING,
    limitMs: 5_000,
    advice: 'make a key: backup --new-key',
    run: async () => [await judge(backupKey)],
  };
}

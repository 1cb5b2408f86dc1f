import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import { readPayloadSecret } from '#cms/base/payload-secret.ts';
import type { Settings } from '#cms/base/settings.ts';

const SETTING = 'PAYLOAD_SECRET';

function judge({ secret, secretBefore, dataDir }: Settings): CheckResult {
  const file = join(dataDir, 'payload-secret');
  if (secret === undefined) {
    // Throws where the file is truncated.
    if (existsSync(file)) readPayloadSecret({ secret, dataDir });
    return {
      verdict: 'note',
      setting: SETTING,
      seen: `is not set: one is ${existsSync(file) ? 'kept' : 'made'} in ${file}, of which a lost disk leaves nothing`,
      advice: 'set it, or back up DATA_DIR',
    };
  }
  if (existsSync(file) && secretBefore === undefined && readPayloadSecret({ secret: undefined, dataDir }) !== secret)
    return {
      verdict: 'note',
      setting: SETTING,
      seen: `is another one than ${file}: where that was in use, second factors end`,
      advice: 'set that one as PAYLOAD_SECRET_BEFORE for one start',
    };
  return { verdict: 'ok', setting: SETTING, seen: 'is set' };
}

/** Checks the secret that signs sessions. */
export function trySecret(settings: Settings): Try {
  return { setting: SETTING, limitMs: 1_000, advice: '', run: async () => [judge(settings)] };
}

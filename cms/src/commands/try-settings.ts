import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { createReachTry } from '@kontorwerk/runtime/setup/reach';
import { runTries, type Try } from '@kontorwerk/runtime/setup/run-tries';
import { tryCollector } from '@kontorwerk/runtime/setup/try-collector';
import { tryLimitStore } from '@kontorwerk/runtime/setup/try-limit-store';
import { settings } from '#cms/base/settings.ts';
import { tryBackupKey } from './setup/try-backup-key.ts';
import { tryDatabase } from './setup/try-database.ts';
import { tryMail } from './setup/try-mail.ts';
import { trySecret } from './setup/try-secret.ts';

/*
 * Tries what the settings refer to, and prints each finding as a line of JSON (runtime/src/setup/check-result.ts):
 *
 *     node src/commands/try-settings.ts
 *     node src/commands/try-settings.ts you@example.com      and sends a test mail
 */
const { mail, bucket, webhook, translator, traces, publicUrl } = settings;
const [, , mailTo] = process.argv;

/** Reports unset settings, and what happens without them. */
const reportUnset = (...findings: readonly CheckResult[]): Try => ({
  setting: '',
  limitMs: 1_000,
  advice: '',
  run: async () => findings,
});

// Ignores signals, so that the test file in the object store is deleted, within each try's time limit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

await runTries([
  tryDatabase(settings),
  trySecret(settings),
  bucket
    ? (await import('./setup/try-bucket.ts')).tryBucket(bucket)
    : reportUnset({
        verdict: 'ok',
        setting: 'S3_BUCKET',
        seen: 'is not set: pictures and resumes are kept in DATA_DIR',
      }),
  mail
    ? tryMail(mail, publicUrl, mailTo)
    : reportUnset({
        verdict: 'note',
        setting: 'SMTP_URL',
        seen: 'is not set: no mail goes out, not even about a forgotten password',
        advice: 'set it, and MAIL_FROM',
      }),
  tryBackupKey(settings),
  ...(webhook
    ? [createReachTry('WEBHOOK_URL', webhook.url, 'start that program, open the way to it, or correct WEBHOOK_URL')]
    : []),
  ...(translator
    ? [createReachTry('DEEPL_URL', translator.url, 'open the way to that service, or correct DEEPL_URL')]
    : []),
  ...(process.env.LIMITS_URL && settings.limitsUrl ? [tryLimitStore(settings.limitsUrl)] : []),
  ...(traces ? [tryCollector(traces)] : []),
]);
process.exit();

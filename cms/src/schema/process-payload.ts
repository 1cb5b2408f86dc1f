import { createStoreOpener } from '@kontorwerk/runtime/limits/limits-url';
import config from '@payload-config';
import { getPayload, _internal_jobSystemGlobals as jobClock, type Payload } from 'payload';
import { answerAbandoned } from '#cms/accounts/password-requests.ts';
import { resealSecrets } from '#cms/accounts/second-factor.ts';
import { log } from '#cms/base/log/log.ts';
import { rateLimits } from '#cms/base/rate-limits.ts';
import { settings } from '#cms/base/settings.ts';
import { awaitBeforeExit, shutdown } from '#cms/base/shutdown.ts';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { followNotifications } from '#cms/content/process-notifications.ts';
import { mailTransport } from '#cms/mail/transport.ts';
import { tryMailServer } from '#cms/mail/try-mail-server.ts';
import { logStuck } from '#cms/storage/database/open-transactions.ts';
import { compareClocks } from '#cms/storage/processes/clock-comparison.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import {
  requeueAbandonedJobs,
  requeueInterruptedJobs,
  requeueUnrecordedJobs,
} from '#cms/storage/processes/interrupted-jobs.ts';
import { backfillPendingCounts } from '#cms/translation/pending-backfill.ts';

/** Returns the process's Payload, started with the first call; its cron timers start with it. */
export function getProcessPayload(): Promise<Payload> {
  return getPayload({ config, cron: true });
}

/** Resumes the job timers on the leader, and pauses them on all others. */
function runJobs({ crons }: Payload, isOurDuty: boolean): void {
  for (const cron of crons) {
    if (isOurDuty) cron.resume();
    else cron.pause();
  }
}

const MINUTE_MS = 60_000;

/**
 * The interval of looking for jobs whose end could not be stored, in milliseconds: even a busy queue is idle at times.
 */
const POLL_MS = 5_000;

/** No job runs this long; one that seems to was started by a process that has ended, or couldn't store its end. */
const LONGEST_JOB_MS = 10 * MINUTE_MS;

/** Opens the database, starts the background tasks and reads the content, so that the first visitor doesn't wait. */
export async function startBackend(): Promise<void> {
  jobClock.getCurrentDate = databaseNow;
  const startedAt = new Date();
  const cms = await getProcessPayload();
  await compareClocks(cms);
  const { limitsUrl, secretBefore } = settings;
  if (secretBefore)
    log.info(`${await resealSecrets(cms, secretBefore)} second factors were sealed with the new secret`);
  runJobs(cms, false);
  shutdown.signal.addEventListener('abort', () => runJobs(cms, false));
  awaitBeforeExit(() => cms.crons.some((cron) => cron.isBusy()));
  const staleSince = () => new Date(databaseNow().getTime() - LONGEST_JOB_MS);
  // A SQLite file has one process: whatever ran before this one has ended.
  const isOnlyProcess = settings.databaseUri.startsWith('file:');
  const failed = (err: unknown) => cms.logger.error({ err }, 'Interrupted jobs could not be looked for');
  await requeueInterruptedJobs(cms, isOnlyProcess ? startedAt : staleSince());
  let duty = new AbortController();
  let onDutySince: Date | null = null;
  await followNotifications(cms, contentHub, (isOurDuty) => {
    runJobs(cms, isOurDuty);
    onDutySince = isOurDuty ? databaseNow() : null;
    duty.abort();
    duty = new AbortController();
    const { signal } = duty;
    if (isOurDuty && !isOnlyProcess) requeueAbandonedJobs(cms, signal).catch((err) => !signal.aborted && failed(err));
  });
  if (limitsUrl) rateLimits.countTogether({ open: createStoreOpener(limitsUrl), secret: cms.secret, log });
  await contentHub.current();
  // Not awaited: it may take a while to fail.
  if (settings.mail) void tryMailServer(mailTransport(settings.mail), cms.logger);
  // For documents of an interrupted import; otherwise it finds nothing to do.
  void backfillPendingCounts(cms).catch((err: unknown) =>
    cms.logger.error({ err }, 'Translations could not be counted'),
  );
  setInterval(contentHub.checkDay, MINUTE_MS).unref();
  setInterval(() => logStuck(cms.logger), MINUTE_MS).unref();
  setInterval(() => requeueInterruptedJobs(cms, staleSince()).catch(failed), MINUTE_MS).unref();
  const releaseOwn = async () => {
    if (onDutySince) await requeueUnrecordedJobs(cms, onDutySince, databaseNow());
  };
  setInterval(() => releaseOwn().catch(failed), POLL_MS).unref();
  const unanswered = (err: unknown) => cms.logger.error({ err }, 'Links to new passwords could not be made');
  setInterval(() => answerAbandoned(cms).catch(unanswered), MINUTE_MS).unref();
}

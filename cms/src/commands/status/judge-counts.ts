import type { StatusPart } from '@kontorwerk/runtime/setup/check-result';

const HOUR_MS = 3_600_000;

/** The limits of monitoring (docs/watch/alerts.yaml), in milliseconds. */
const [BACKUP_OVERDUE_MS, OUTBOX_OVERDUE_MS] = [26 * HOUR_MS, HOUR_MS];

/** Formats a time span for operators: `90 minutes`, `30 hours`, `12 days`. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 72 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/**
 * Judges the age of the last backup.
 *
 * @param lastMs when it succeeded, in milliseconds; 0 without one
 */
export function judgeBackup(lastMs: number, nowMs: number): StatusPart {
  if (lastMs === 0)
    return {
      name: 'backup',
      verdict: 'note',
      seen: 'none was made yet with this DATA_DIR',
      advice: 'npm run backup -- PLACE, each night',
      values: { lastAt: null },
    };
  const age = nowMs - lastMs;
  if (age < -HOUR_MS)
    return {
      name: 'backup',
      verdict: 'note',
      seen: `the last one is noted for a time that is ${formatSpan(-age)} away`,
      advice: 'have NTP set the clock, which was ahead then or is behind now, and make one',
      values: { lastAt: new Date(lastMs).toISOString() },
    };
  const isOverdue = age > BACKUP_OVERDUE_MS;
  return {
    name: 'backup',
    verdict: isOverdue ? 'note' : 'ok',
    seen: `the last one succeeded ${formatSpan(age)} ago`,
    ...(isOverdue && { advice: 'see what the timer or cron job of the backup says' }),
    values: { lastAt: new Date(lastMs).toISOString() },
  };
}

/** The counts of the queue of mails and webhook calls. */
export type OutboxCounts = { readonly waiting: number; readonly failed: number; readonly oldestMs: number | null };

export function judgeOutbox({ waiting, failed, oldestMs }: OutboxCounts, nowMs: number): StatusPart {
  const age = oldestMs === null ? 0 : nowMs - oldestMs;
  const told = [
    waiting === 0 ? 'nothing waits' : `${waiting} wait, the oldest for ${formatSpan(age)}`,
    ...(failed > 0 ? [`${failed} given up`] : []),
  ];
  const isWell = failed === 0 && age <= OUTBOX_OVERDUE_MS;
  return {
    name: 'outbox',
    verdict: isWell ? 'ok' : 'note',
    seen: told.join(', '),
    ...(!isWell && { advice: '“Outbox” in the admin has the mail server’s answers' }),
    values: { waiting, failed },
  };
}

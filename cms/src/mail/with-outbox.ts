import type { JobsConfig, Plugin } from 'payload';
import { hasRole } from '#cms/kit/access/roles.ts';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { callWebhook } from './call-webhook.ts';
import type { FurtherWriters } from './mail-writers.ts';
import { outbox } from './outbox.ts';
import { hasDueJobs, MAIL_QUEUE } from './queue.ts';
import { sendAgain } from './send-again.ts';
import { sendMailTask } from './send-mail.ts';

/** The settings by which Payload's queue of jobs serves as the outbox. */
const jobs: JobsConfig = {
  shouldAutoRun: hasDueJobs,
  // The oldest first; the outbox itself lists the newest first.
  processingOrder: 'createdAt',
  // They stay as entries of the outbox.
  deleteJobOnComplete: false,
  jobsCollectionOverrides: outbox,
  access: {
    // It writes on GET, and due jobs run automatically.
    run: () => false,
    queue: ({ req }) => hasRole(req.user, 'editor'),
    cancel: ({ req }) => hasRole(req.user, 'editor'),
  },
};

/** Payload plugin: mails, also those that features write, and webhook calls go out as jobs, which the outbox shows. */
export function withOutbox(further: FurtherWriters): Plugin {
  return definePlugin({
    additions: [{ to: ['mails'], endpoints: [sendAgain(further)] }],
    tasks: [sendMailTask(further), callWebhook],
    // Every other second; runs only where Payload is started with `cron`.
    queues: [{ cron: '*/2 * * * * *', queue: MAIL_QUEUE, limit: 30, silent: true, disableScheduling: true }],
    jobs,
  });
}

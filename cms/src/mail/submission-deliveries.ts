import type { CollectionAfterChangeHook } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { countConfirmation } from './confirmation-count.ts';
import { parseMailAddress } from './mail-address.ts';
import type { MailKind, WebhookEvent } from './mail-kinds.ts';
import { wantsSpamNotices } from './mail-settings.ts';
import { MAIL_QUEUE } from './queue.ts';

type Deliveries = {
  readonly confirmation: MailKind;
  readonly notice: MailKind;
  readonly event: WebhookEvent;
};

/**
 * Queues a new submission's mails and webhook call, in the transaction that stores it. Suspected spam gets no
 * confirmation, which would reach the owner of a misused address, and each mailbox only a few a day.
 */
export function queueDeliveries({ confirmation, notice, event }: Deliveries): CollectionAfterChangeHook {
  return async function queueSubmissionDeliveries({ doc, operation, req }) {
    if (operation !== 'create') return;
    const { jobs } = req.payload;
    const isSpam = doc.suspected_spam === true;
    const address = isSpam ? null : parseMailAddress(doc.email);
    const kinds = address !== null && (await countConfirmation(req, address)) ? [confirmation] : [];
    if (!isSpam || (await wantsSpamNotices(req))) kinds.push(notice);
    for (const kind of kinds)
      await jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input: { kind, about: doc.id }, req });
    if (settings.webhook && !isSpam)
      await jobs.queue({ task: 'callWebhook', queue: MAIL_QUEUE, input: { type: event, about: doc.id }, req });
  };
}

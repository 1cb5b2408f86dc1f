import type { CollectionAfterChangeHook } from 'payload';
import { settings } from '../settings.ts';
import type { MailKind } from './mail-kinds.ts';
import { noticesOfSpam } from './mail-settings.ts';
import { MAIL_QUEUE } from './queue.ts';
import type { WebhookEvent } from './webhook-events.ts';

type Deliveries = {
  readonly confirmation: MailKind;
  readonly notice: MailKind;
  readonly event: WebhookEvent;
};

/**
 * Puts what a new submission sets off into the outbox, in the transaction that stores it: both are kept, or neither.
 * Suspected spam gets no confirmation, which would go to whoever's address was misused.
 */
export function queueDeliveries({ confirmation, notice, event }: Deliveries): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    if (operation !== 'create') return;
    const { jobs } = req.payload;
    const isSpam = doc.suspected_spam === true;
    const kinds = isSpam ? [] : [confirmation];
    if (!isSpam || (await noticesOfSpam(req))) kinds.push(notice);
    for (const kind of kinds)
      await jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input: { kind, about: doc.id }, req });
    if (settings.webhook && !isSpam)
      await jobs.queue({ task: 'callWebhook', queue: MAIL_QUEUE, input: { type: event, about: doc.id }, req });
  };
}

import type { CollectionAfterChangeHook } from 'payload';
import { readerLanguage } from '../admin/reader-language.ts';
import { MAIL_QUEUE } from '../mail/queue.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

/** Puts into the outbox what a colleague is told whom something is handed to; who takes it is told nothing. */
export function tellColleague(inbox: InboxName): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    const [now, before] = [doc, previousDoc].map((one) => idOf(one?.assigned_to));
    if (operation !== 'update' || typeof now !== 'number' || now === before || now === req.user?.id) return;
    const kind = INBOXES[inbox].handedOn;
    const input = { kind, about: doc.id, colleague: now, language: readerLanguage(req.i18n) };
    await req.payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input, req });
  };
}

function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : (user ?? null);
}

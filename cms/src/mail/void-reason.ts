import { LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { settings } from '#cms/base/settings.ts';
import { ACCOUNT_CHANGE_NAMES } from './account-changes.ts';
import { FINAL_PROBLEMS } from './delivery-problem.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from './mail-kinds.ts';
import { type FurtherWriters, writeMail } from './mail-writers.ts';
import { STATES } from './outbox-state.ts';

const id = v.nullish(v.number());

const mailOrder = v.object({
  kind: v.picklist(MAIL_KIND_NAMES),
  about: v.number(),
  language: v.nullish(v.picklist(LANGUAGES)),
  answer: id,
  colleague: id,
  problem: v.nullish(v.string()),
  changes: v.nullish(v.array(v.picklist(ACCOUNT_CHANGE_NAMES))),
  by: id,
  former_address: v.nullish(v.string()),
});

const webhookCall = v.object({ type: v.picklist(WEBHOOK_EVENT_NAMES), about: v.number() });

async function voidMail(payload: Payload, input: unknown, further: FurtherWriters): Promise<LocalText | null> {
  const order = v.safeParse(mailOrder, input);
  const mail = order.success ? await writeMail(payload, order.output, further) : 'gone';
  if (mail === 'gone') return STATES.gone;
  if (mail === 'nobody' || mail === 'expired') return FINAL_PROBLEMS[mail];
  // Without a mail server, an operator finds an account's link in the log.
  const isLogged = order.success && MAIL_KINDS[order.output.kind].to === 'account';
  return settings.mail || isLogged ? null : STATES.logged;
}

async function voidCall(payload: Payload, input: unknown): Promise<LocalText | null> {
  if (!settings.webhook) return STATES.off;
  const call = v.safeParse(webhookCall, input);
  if (!call.success) return STATES.gone;
  const { type, about } = call.output;
  const where = { id: { equals: about } };
  const { totalDocs } = await payload.count({ collection: WEBHOOK_EVENTS[type], where, overrideAccess: true });
  return totalDocs > 0 ? null : STATES.gone;
}

/** Returns why nothing would go out if a delivery were tried now; null if it would. */
export function voidReason(
  payload: Payload,
  { input, taskSlug }: { readonly input?: unknown; readonly taskSlug?: string | null },
  further: FurtherWriters,
): Promise<LocalText | null> {
  return taskSlug === 'callWebhook' ? voidCall(payload, input) : voidMail(payload, input, further);
}

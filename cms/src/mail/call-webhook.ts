import type { TaskConfig } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { describeProblem } from './delivery-problem.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from './mail-kinds.ts';
import { RETRIES, waitForNextTry } from './retries.ts';
import { signBody } from './webhook-signature.ts';

/** The timeout of a call, in milliseconds. */
const PATIENCE_MS = 10_000;

const READ = { depth: 0, overrideAccess: true, disableErrors: true } as const;

async function post(url: string, secret: string, body: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Kontorwerk-Webhook/1',
      'X-Signature': signBody(body, secret, Math.floor(Date.now() / 1000)),
    },
    body,
    // The body is signed for this address only.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
}

/**
 * Calls the webhook (WEBHOOK_URL) about a submission: its id and subject, but not its sender. `event` is the same for
 * every try, an idempotency key for the receiver.
 */
export const callWebhook: TaskConfig<'callWebhook'> = {
  slug: 'callWebhook',
  inputSchema: [
    { name: 'type', type: 'select', options: [...WEBHOOK_EVENT_NAMES], required: true },
    { name: 'about', type: 'number', required: true },
  ],
  outputSchema: [{ name: 'outcome', type: 'select', options: ['sent', 'gone', 'off'], required: true }],
  retries: RETRIES,
  onFail: waitForNextTry,
  async handler({ input: { type, about }, job, req: { payload } }) {
    if (!settings.webhook) return { output: { outcome: 'off' } };
    const collection = WEBHOOK_EVENTS[type];
    const found = await payload.findByID({ collection, id: about, ...READ });
    if (!found) return { output: { outcome: 'gone' } };
    const body = JSON.stringify({
      event: `${Date.parse(job.createdAt).toString(36)}.${job.id}`,
      type: `${type}.received`,
      id: about,
      created_at: found.createdAt,
      language: found.language ?? null,
      topic: found.topic ?? '',
      person: found.person ?? '',
      service: 'department_label' in found ? (found.department_label ?? '') : '',
      position: 'position' in found ? (found.position ?? '') : '',
      link: `${settings.publicUrl}/admin/collections/${collection}/${about}`,
    });
    try {
      await post(settings.webhook.url, settings.webhook.secret, body);
    } catch (error) {
      const problem = describeProblem(error);
      payload.logger.warn(`Webhook call ${job.id} (${type}) failed: ${problem}`);
      throw new Error(problem);
    }
    return { output: { outcome: 'sent' } };
  },
};

import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';

/**
 * Sends a visitor's message; returns the latency in milliseconds. `from` is the client's address, sent as
 * `X-Forwarded-For`.
 */
export async function contactMessage(siteUrl: string, from?: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${siteUrl}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(from !== undefined && { 'X-Forwarded-For': from }) },
    body: JSON.stringify({
      ...FILLED_MESSAGE,
      email: `bench-${crypto.randomUUID()}@example.com`,
      idempotency_key: crypto.randomUUID(),
    }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A message was answered ${answer.status}: ${text}`);
  return performance.now() - begun;
}

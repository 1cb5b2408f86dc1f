/** A CMS with a mail server and a webhook, for the tests of outgoing mail. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import type { Language } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { type CmsSession, find, successOf } from '../cms/cms.ts';
import { deliveries } from '../cms/outbox.ts';
import { tinyPdf } from '../documents/pdf.ts';
import { newSender } from '../pages/wire-post.ts';
import { WEBHOOK_PORT } from '../stacks/stacks.ts';
import { until } from '../until.ts';

/** A call of the webhook, as received. */
export type Call = { readonly signature: string; readonly body: string };

export type Webhook = {
  readonly calls: readonly Call[];
  /** Answers with this status from now on. */
  answer(status: number): void;
  close(): void;
};

/** How long the CMS's background jobs may take, in milliseconds. */
export const SOON_MS = 30_000;

export const WEBHOOK_SECRET = 'sixteen-characters-or-more';
export const MAIL_FROM = 'website@kontorwerk.example';

/** Starts the program that receives submissions through the webhook. */
export async function startWebhook(): Promise<Webhook> {
  const calls: Call[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ signature: String(request.headers['x-signature']), body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end();
  });
  server.listen(WEBHOOK_PORT, '127.0.0.1');
  await once(server, 'listening');
  return {
    calls,
    answer(next) {
      status = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the settings of a CMS that sends its mails to a mail server on a local port. */
export function mailSettings(port: number): Readonly<Record<string, string>> {
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM };
}

/** The settings of a CMS that calls the webhook. */
export const WEBHOOK_SETTINGS = { WEBHOOK_URL: `http://127.0.0.1:${WEBHOOK_PORT}/leads`, WEBHOOK_SECRET } as const;

type Changed = Readonly<Record<string, unknown>> & { readonly email: string };

const RESUME = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;

/** Returns an unused e-mail address. */
export function somebody(): string {
  return `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/**
 * Sends submissions to the session's CMS; each resolves with the id under which it was stored, found by its e-mail
 * address, which must be unique.
 */
export function submitter(as: CmsSession) {
  async function submit(path: string, body: Changed, language: Language): Promise<number> {
    const answer = await fetch(`${as.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language, 'X-Forwarded-For': newSender() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    const collection = path === CONTACT_PATH ? 'contact-messages' : 'applications';
    const [stored] = await find(as, collection, {}, { 'where[email][like]': body.email.trim() });
    return Number(stored?.id);
  }
  return {
    message: (changed: Changed, language: Language = 'en') =>
      submit(CONTACT_PATH, { ...FILLED_MESSAGE, ...changed }, language),
    application: (changed: Changed, language: Language = 'en') =>
      submit(APPLICATION_PATH, { ...FILLED_APPLICATION, resume: RESUME, ...changed }, language),
  };
}

/** Waits until all deliveries about a document, or those of one kind, are in a state. */
export async function untilAll(as: CmsSession, about: number, kind: string | undefined, state: string): Promise<void> {
  const all = async () => {
    const found = await deliveries(as, about, kind);
    return found.length > 0 && found.every((delivery) => delivery.state === state);
  };
  await until(`${kind ?? 'what'} tells of ${about}: ${state}`, all, SOON_MS).catch(async (error: unknown) => {
    throw new Error(`${error}\n${JSON.stringify(await deliveries(as, about, kind))}`);
  });
}

/** Sets the notification rules. */
export async function setRules(as: CmsSession, rules: readonly object[], options: object = {}): Promise<void> {
  await successOf(await as.send('POST', '/api/globals/mails', { rules, ...options }));
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { tinyPdf } from '../support/documents/pdf.ts';

/** The CMS collections that submissions are stored in. */
export type Collection = 'contact-messages' | 'applications';

/** Submissions answered with success, by their unique e-mail address. */
export type Acknowledged = ReadonlyMap<string, Collection>;

export type Submissions = {
  readonly acknowledged: Acknowledged;
  /** The reasons why submissions were sent again. */
  readonly refused: readonly string[];
  /** Begins no more, and resolves when all are acknowledged. */
  stop(): Promise<void>;
};

/** Settings of a site that accepts the load: behind a proxy, with no effective rate limit. */
export const FLOOD_SETTINGS = { TRUSTED_PROXIES: '1', FORMS_PER_MINUTE: '1000000' } as const;

/** Every n-th submission is an application with a resume. */
const APPLICATION_EVERY = 5;
/** The pause before a visitor's retry, in milliseconds. */
const PAUSE_MS = 200;
/** Submissions per second: a rate that the outbox keeps pace with. */
const PER_SECOND = 5;

const APPLICATION = {
  ...FILLED_APPLICATION,
  resume: `data:application/pdf;base64,${tinyPdf().toString('base64')}`,
  resume_name: 'cv.pdf',
};

/** Sends a submission; returns null when it was acknowledged, otherwise the reason. */
async function send(siteUrl: string, path: string, body: object): Promise<string | null> {
  try {
    const response = await fetch(`${siteUrl}${path}`, {
      method: 'POST',
      // Visitors have separate addresses, so that none hits a rate limit.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(body) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return response.status === 200 ? null : `${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    return String(error instanceof Error && error.cause ? error.cause : error);
  }
}

/** Returns an address of IPv6's documentation network, another for each submission. */
function addressOf(body: object): string {
  const key = 'idempotency_key' in body ? String(body.idempotency_key) : '';
  return `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`;
}

/** Continues across starts: an e-mail address identifies one submission. */
let number = 0;

/**
 * Submits forms at a constant rate, whether or not earlier ones have been answered; retries each with one idempotency
 * key until it is acknowledged.
 */
export function startSubmissions(siteUrl: string): Submissions {
  const acknowledged = new Map<string, Collection>();
  const refused: string[] = [];
  const visitors: Promise<void>[] = [];

  async function visit(): Promise<void> {
    number += 1;
    const isApplication = number % APPLICATION_EVERY === 0;
    const email = `fault-${number}@example.com`;
    const body = { ...(isApplication ? APPLICATION : FILLED_MESSAGE), email, idempotency_key: randomUUID() };
    const path = isApplication ? APPLICATION_PATH : CONTACT_PATH;
    for (let why = await send(siteUrl, path, body); why !== null; why = await send(siteUrl, path, body)) {
      refused.push(why);
      await sleep(PAUSE_MS);
    }
    acknowledged.set(email, isApplication ? 'applications' : 'contact-messages');
  }

  const timer = setInterval(() => visitors.push(visit()), 1_000 / PER_SECOND);
  return {
    acknowledged,
    refused,
    async stop() {
      clearInterval(timer);
      await Promise.all(visitors);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { tinyPdf } from '../support/documents/pdf.ts';

/** Where submissions end up in the CMS. */
export type Collection = 'contact-messages' | 'applications';

/** Submissions that were answered with success, by the e-mail address that only one of them carries. */
export type Acknowledged = ReadonlyMap<string, Collection>;

export type Submissions = {
  readonly acknowledged: Acknowledged;
  /** Why one was sent again: no success had come back. */
  readonly refused: readonly string[];
  /** Sends what was begun to its end. */
  stop(): Promise<void>;
};

/** The settings of a site that takes them: declared as coming through a proxy, and not for a flood. */
export const FLOOD_SETTINGS = { TRUSTED_PROXIES: '1', FORMS_PER_MINUTE: '1000000' } as const;

/** Every so manieth submission is an application with a resume. */
const APPLICATION_EVERY = 5;
/** The wait before a visitor tries again, in milliseconds. */
const PAUSE_MS = 200;
/** So many begin a second: the outbox keeps pace with them. */
const PER_SECOND = 5;

const APPLICATION = {
  ...FILLED_APPLICATION,
  resume: `data:application/pdf;base64,${tinyPdf().toString('base64')}`,
  resume_name: 'cv.pdf',
};

/** Sends a submission; null when it was acknowledged, else why not. */
async function send(siteUrl: string, path: string, body: object): Promise<string | null> {
  try {
    const response = await fetch(`${siteUrl}${path}`, {
      method: 'POST',
      // Everybody has an address of their own, so that nobody is taken for a flood.
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

/** An address of the documentation's network for IPv6, another for each submission. */
function addressOf(body: object): string {
  const key = 'idempotency_key' in body ? String(body.idempotency_key) : '';
  return `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`;
}

/** Goes on from one start to the next: an address stands for one submission. */
let number = 0;

/**
 * Lets visitors send forms, so many a second, evenly, whether or not those before have been answered; each again and again
 * until it is acknowledged, with one key.
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

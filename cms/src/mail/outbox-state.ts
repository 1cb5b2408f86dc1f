import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { MAIL_KIND_NAMES, MAIL_KINDS } from './mail-kinds.ts';
import { NOT_SENT } from './not-sent.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from './webhook-events.ts';

/** What is looked at of a job; the database leaves out what it was not asked for. */
export type JobFacts = {
  readonly completedAt?: string | null;
  readonly hasError?: boolean | null;
  readonly processing?: boolean | null;
  readonly totalTried?: number | null;
  readonly taskSlug?: string | null;
  readonly input?: unknown;
  readonly error?: unknown;
  readonly log?: readonly { readonly error?: unknown; readonly output?: unknown; readonly state?: string }[] | null;
};

/** What is said of how far a delivery is. */
export const STATES = {
  waiting: { en: 'Waiting', de: 'Wartet' },
  sending: { en: 'Being sent', de: 'Wird gesendet' },
  delayed: { en: 'Failed, will be retried', de: 'Fehlgeschlagen, wird wiederholt' },
  failed: { en: 'Given up', de: 'Aufgegeben' },
  sent: { en: 'Sent', de: 'Gesendet' },
  logged: { en: 'Not sent: no mail server is set', de: 'Nicht gesendet: kein Mailserver eingestellt' },
  gone: { en: 'Not sent: no longer relevant', de: 'Nicht gesendet: Der Anlass hat sich erledigt' },
  off: { en: 'Not called: no webhook is set', de: 'Nicht aufgerufen: kein Webhook eingestellt' },
} as const satisfies Record<string, LocalText>;

function outcomeOf({ log }: JobFacts): keyof typeof STATES {
  const outcomes = (log ?? []).map(({ output }) => (isRecord(output) ? output.outcome : undefined));
  return (['logged', 'gone', 'off'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'sent';
}

/** How far a delivery is. */
export function stateOf(job: JobFacts): LocalText {
  if (job.completedAt) return STATES[outcomeOf(job)];
  if (job.hasError) return STATES.failed;
  if (job.processing) return STATES.sending;
  return (job.totalTried ?? 0) > 0 ? STATES.delayed : STATES.waiting;
}

const WEBHOOK: LocalText = { en: 'Webhook', de: 'Webhook' };
const OTHER: LocalText = { en: 'Other', de: 'Sonstiges' };

/** Which delivery it is. */
export function deliveryName({ taskSlug, input }: JobFacts): LocalText {
  if (taskSlug === 'callWebhook') return WEBHOOK;
  const kind = MAIL_KIND_NAMES.find((name) => isRecord(input) && input.kind === name);
  return kind ? MAIL_KINDS[kind].label : OTHER;
}

function messageOf(error: unknown): string {
  return isRecord(error) && typeof error.message === 'string' ? error.message : '';
}

/** What went wrong last, a server's own words as they are; empty when nothing did. */
export function lastProblem({ error, log }: JobFacts): LocalText | string {
  const message = messageOf(error) || messageOf((log ?? []).findLast(({ state }) => state === 'failed')?.error);
  return Object.values(NOT_SENT).find(({ en }) => en === message) ?? message;
}

/** How often it was tried: Payload doesn't count the try at which a delivery is given up at once. */
export function tries({ hasError, totalTried }: JobFacts): number {
  return Math.max(totalTried ?? 0, hasError ? 1 : 0);
}

/** The document that a delivery tells of, below the admin's address; null when it has none. */
export function subjectPath({ taskSlug, input }: JobFacts): string | null {
  if (!isRecord(input) || typeof input.about !== 'number') return null;
  if (taskSlug === 'callWebhook') {
    const event = WEBHOOK_EVENT_NAMES.find((name) => input.type === name);
    return event ? `collections/${WEBHOOK_EVENTS[event]}/${input.about}` : null;
  }
  const kind = MAIL_KIND_NAMES.find((name) => input.kind === name);
  if (!kind) return null;
  const { about } = MAIL_KINDS[kind];
  // What is planned has no page of its own.
  return about === 'payload-jobs' ? 'planned' : `collections/${about}/${input.about}`;
}

import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { FINAL_PROBLEMS } from './delivery-problem.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from './mail-kinds.ts';

/** The fields of a job that the outbox looks at; the database leaves out unselected ones. */
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

/** The labels of a delivery's states. */
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

/** Returns the label of a delivery's state. */
export function stateOf(job: JobFacts): LocalText {
  if (job.completedAt) return STATES[outcomeOf(job)];
  if (job.hasError) return STATES.failed;
  if (job.processing) return STATES.sending;
  return (job.totalTried ?? 0) > 0 ? STATES.delayed : STATES.waiting;
}

const WEBHOOK: LocalText = { en: 'Webhook', de: 'Webhook' };
const OTHER: LocalText = { en: 'Other', de: 'Sonstiges' };

/** Returns the label of a delivery's kind. */
export function deliveryName({ taskSlug, input }: JobFacts): LocalText {
  if (taskSlug === 'callWebhook') return WEBHOOK;
  const kind = MAIL_KIND_NAMES.find((name) => isRecord(input) && input.kind === name);
  return kind ? MAIL_KINDS[kind].label : OTHER;
}

function messageOf(error: unknown): string {
  return isRecord(error) && typeof error.message === 'string' ? error.message : '';
}

/** Returns the last error, a server's message unchanged; empty without one. */
export function lastProblem({ error, log }: JobFacts): LocalText | string {
  const message = messageOf(error) || messageOf((log ?? []).findLast(({ state }) => state === 'failed')?.error);
  return Object.values(FINAL_PROBLEMS).find(({ en }) => en === message) ?? message;
}

/** Returns the number of tries: Payload doesn't count one at which a delivery is given up at once. */
export function countTries({ hasError, totalTried }: JobFacts): number {
  return Math.max(totalTried ?? 0, hasError ? 1 : 0);
}

/** Returns the admin path of a delivery's subject; null when it has none. */
export function subjectPath({ taskSlug, input }: JobFacts): string | null {
  if (!isRecord(input) || typeof input.about !== 'number') return null;
  if (taskSlug === 'callWebhook') {
    const event = WEBHOOK_EVENT_NAMES.find((name) => input.type === name);
    return event ? `collections/${WEBHOOK_EVENTS[event]}/${input.about}` : null;
  }
  const kind = MAIL_KIND_NAMES.find((name) => input.kind === name);
  if (!kind) return null;
  const { about } = MAIL_KINDS[kind];
  // A planned publishing has no page in the admin.
  return about === 'payload-jobs' ? 'planned' : `collections/${about}/${input.about}`;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { senderOf } from '@kontorwerk/contract/client-address';
import { createLimiter, type Limiter } from '@kontorwerk/contract/limiter';
import { BODY_RATE, CMS_BODIES, MEMORY_BOUNDS, WRITING_LIMITS } from '../base/limits.ts';
import type { AdmissionSettings } from '../base/settings.ts';
import { hasBody } from '../http/request-body.ts';
import { visitorAddress } from '../http/visitor.ts';
import { type Bodies, createBodies } from './bodies.ts';

/** What a body is sent for: one of the two forms, or the CMS, by people who are signed in there and by others. */
export type Door = 'message' | 'application' | 'editors' | 'guests';

/** Why nobody is let in, and in how many seconds to try again: too many were sent, or too many are being sent. */
export type Refusal = { readonly reason: 'flood' | 'crowded'; readonly seconds: number };

/** The one place that decides, before a body is read, whether it will be. */
export type Admission = {
  /**
   * Null lets a request in. What doesn't arrive whole is not counted as sent.
   *
   * @param onTooSlow called when the body is given up because it drips
   */
  admit(request: IncomingMessage, response: ServerResponse, door: Door, onTooSlow: () => void): Refusal | null;
};

/** The seconds after which a crowd may have gone. */
const CROWD_SECONDS = 5;

/** What holds at one door. */
type Rules = {
  readonly ofClients: Limiter;
  /** All clients together; null for no such limit. */
  readonly ofAll: Limiter | null;
  readonly bodies: Bodies;
};

/** Whoever sends a form is counted with all others too: addresses are cheap. */
const EVERYBODY = 'everybody';

export function createAdmission({
  settings,
  trustedProxies,
  clock,
  bodyRate = BODY_RATE,
}: {
  readonly settings: AdmissionSettings;
  readonly trustedProxies: number;
  /** How a body's rate is measured, in milliseconds: over how long, and how often. */
  readonly bodyRate?: { readonly windowMs: number; readonly sweepMs: number } | undefined;
  readonly clock: () => number;
}): Admission {
  const limiter = (burst: number, intervalMs: number) =>
    createLimiter({ burst, intervalMs, capacity: MEMORY_BOUNDS.clients, now: clock });
  const bodiesOf = (total: number, perClient: number) =>
    createBodies({ total, perClient, slowest: settings.slowestBody, ...bodyRate, clock });

  const bodiesOfForms = bodiesOf(settings.bodies, settings.bodiesPerClient);
  const ofAll = limiter(settings.formsPerMinute, 60_000 / settings.formsPerMinute);
  const form = (): Rules => ({
    ofClients: limiter(settings.formBurst, settings.formIntervalMs),
    ofAll,
    bodies: bodiesOfForms,
  });
  const writing = ({ burst, intervalMs }: { readonly burst: number; readonly intervalMs: number }): Rules => ({
    ofClients: limiter(burst, intervalMs),
    ofAll: null,
    bodies: bodiesOf(CMS_BODIES.total, CMS_BODIES.perClient),
  });
  const rules: Readonly<Record<Door, Rules>> = {
    message: form(),
    application: form(),
    editors: writing(WRITING_LIMITS.editors),
    guests: writing(WRITING_LIMITS.guests),
  };

  function secondsToWait({ ofClients, ofAll }: Rules, client: string): number {
    const seconds = ofClients.secondsToWait(client);
    if (seconds > 0 || ofAll === null) return seconds;
    const together = ofAll.secondsToWait(EVERYBODY);
    if (together > 0) ofClients.takeBack(client);
    return together;
  }

  function takeBack({ ofClients, ofAll }: Rules, client: string): void {
    ofClients.takeBack(client);
    ofAll?.takeBack(EVERYBODY);
  }

  return {
    admit(request, response, door, onTooSlow) {
      const client = senderOf(visitorAddress(request, trustedProxies), settings.ipv6Prefix);
      const seconds = secondsToWait(rules[door], client);
      if (seconds > 0) return { reason: 'flood', seconds };
      if (!hasBody(request)) return null;
      if (!rules[door].bodies.enter(request, client, onTooSlow)) {
        takeBack(rules[door], client);
        return { reason: 'crowded', seconds: CROWD_SECONDS };
      }
      response.once('close', () => {
        if (!request.complete) takeBack(rules[door], client);
      });
      return null;
    },
  };
}

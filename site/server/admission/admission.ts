import type { IncomingMessage, ServerResponse } from 'node:http';
import { senderOf } from '@kontorwerk/contract/client-address';
import type { Limit, Limits, Place } from '@kontorwerk/contract/limits/limits';
import { BODY_RATE, CMS_BODIES, MEMORY_BOUNDS, WRITING_LIMITS } from '../base/limits.ts';
import type { AdmissionSettings } from '../base/settings.ts';
import { hasBody } from '../http/request-body.ts';
import { visitorAddress } from '../http/visitor.ts';
import { type Bodies, createBodies } from './bodies.ts';

/** What a body is sent for: one of the two forms, or the CMS, by people who are signed in there and by others. */
export type Door = 'message' | 'application' | 'editors' | 'guests';

/** Why nobody is let in, and in how many seconds to try again: too many were sent, or too many are being sent. */
export type Refusal = { readonly reason: 'flood' | 'crowded'; readonly seconds: number };

/** Whether somebody is let in; they may have gone meanwhile. */
export type Decision = 'admitted' | 'gone' | Refusal;

/** The one place that decides, before a body is read, whether it will be. */
export type Admission = {
  /**
   * Decides about a request. What doesn't arrive whole is not counted as sent.
   *
   * @param onTooSlow called when the body is given up because it drips
   */
  admit(request: IncomingMessage, response: ServerResponse, door: Door, onTooSlow: () => void): Promise<Decision>;
};

/** The seconds after which a crowd may have gone. */
const CROWD_SECONDS = 5;

/** What holds at one door. */
type Rules = {
  readonly ofClients: Limit;
  /** All clients together; null for no such limit. */
  readonly ofAll: Limit | null;
  readonly bodies: Bodies;
};

/** Whoever sends a form is counted with all others too: addresses are cheap. */
const EVERYBODY = 'everybody';

export function createAdmission({
  settings,
  trustedProxies,
  limits,
  clock,
  bodyRate = BODY_RATE,
}: {
  readonly settings: AdmissionSettings;
  readonly trustedProxies: number;
  readonly limits: Limits;
  /** How a body's rate is measured, in milliseconds: over how long, and how often. */
  readonly bodyRate?: { readonly windowMs: number; readonly sweepMs: number } | undefined;
  readonly clock: () => number;
}): Admission {
  const limit = (name: string, burst: number, intervalMs: number) =>
    limits.limit(name, { burst, intervalMs, capacity: MEMORY_BOUNDS.clients });
  const bodiesOf = (total: number, perClient: number) =>
    createBodies({ total, perClient, slowest: settings.slowestBody, ...bodyRate, clock });

  const bodiesOfForms = bodiesOf(settings.bodies, settings.bodiesPerClient);
  const ofAll = limit('forms', settings.formsPerMinute, 60_000 / settings.formsPerMinute);
  const form = (name: string): Rules => ({
    ofClients: limit(name, settings.formBurst, settings.formIntervalMs),
    ofAll,
    bodies: bodiesOfForms,
  });
  const writing = (
    name: string,
    { burst, intervalMs }: { readonly burst: number; readonly intervalMs: number },
  ): Rules => ({
    ofClients: limit(name, burst, intervalMs),
    ofAll: null,
    bodies: bodiesOf(CMS_BODIES.total, CMS_BODIES.perClient),
  });
  const rules: Readonly<Record<Door, Rules>> = {
    message: form('messages'),
    application: form('applications'),
    editors: writing('writes of editors', WRITING_LIMITS.editors),
    guests: writing('writes of guests', WRITING_LIMITS.guests),
  };

  function placesOf({ ofClients, ofAll }: Rules, client: string): readonly Place[] {
    const ofThisClient: Place = [ofClients, client];
    return ofAll === null ? [ofThisClient] : [ofThisClient, [ofAll, EVERYBODY]];
  }

  return {
    async admit(request, response, door, onTooSlow) {
      const client = senderOf(visitorAddress(request, trustedProxies), settings.ipv6Prefix);
      const { secondsToWait, takeBack } = await limits.count(...placesOf(rules[door], client));
      if (secondsToWait > 0) return { reason: 'flood', seconds: secondsToWait };
      if (!hasBody(request)) return 'admitted';
      // Of a connection that was closed while this was counted nobody would hear any more.
      if (response.destroyed || request.destroyed) {
        takeBack();
        return 'gone';
      }
      if (!rules[door].bodies.enter(request, client, onTooSlow)) {
        takeBack();
        return { reason: 'crowded', seconds: CROWD_SECONDS };
      }
      response.once('close', () => {
        if (!request.complete) takeBack();
      });
      return 'admitted';
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { senderOf } from '@kontorwerk/runtime/http/client-address';
import type { Limit, LimitedSender, Limits } from '@kontorwerk/runtime/limits/limits';
import { BODY_RATE, CMS_BODIES, MEMORY_BOUNDS, WRITING_LIMITS } from '../base/limits.ts';
import type { AdmissionSettings } from '../base/settings.ts';
import { hasBody } from '../http/request-body.ts';
import { visitorAddress } from '../http/visitor.ts';
import { type BodySlots, createBodySlots } from './body-slots.ts';

/** The route class of a body: one of the two forms, or the CMS, for signed-in editors and for guests. */
export type RouteClass = 'message' | 'application' | 'editors' | 'guests';

/** Why a request is refused, and the seconds until a retry: too many were sent, or too many are on their way. */
export type Refusal = { readonly reason: 'flood' | 'crowded'; readonly seconds: number };

/** Whether a request is admitted; its client may have left meanwhile. */
export type Decision = 'admitted' | 'gone' | Refusal;

/** The rate-limit guard: decides, before a body is read, whether it will be. */
export type Admission = {
  /**
   * Decides about a request. A body that doesn't arrive whole doesn't count against the limits.
   *
   * @param onTooSlow called when the body is cut off because it arrives too slowly
   */
  admit(
    request: IncomingMessage,
    response: ServerResponse,
    routeClass: RouteClass,
    onTooSlow: () => void,
  ): Promise<Decision>;
};

/** The `Retry-After` of a refusal for crowding, in seconds. */
const CROWD_SECONDS = 5;

/** The limits of one route class. */
type Rules = {
  readonly ofClients: Limit;
  /** The limit of all clients together; null for none. */
  readonly ofAll: Limit | null;
  readonly bodies: BodySlots;
};

/** The key of the limit that all clients share: addresses are cheap, so a limit per client isn't enough for forms. */
const SHARED_KEY = 'everybody';

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
  /** The window over which a body's rate is measured, and how often it is checked, in milliseconds. */
  readonly bodyRate?: { readonly windowMs: number; readonly sweepMs: number } | undefined;
  readonly clock: () => number;
}): Admission {
  const limit = (name: string, burst: number, intervalMs: number) =>
    limits.limit(name, { burst, intervalMs, capacity: MEMORY_BOUNDS.clients });
  const bodiesOf = (total: number, perClient: number) =>
    createBodySlots({ total, perClient, slowest: settings.slowestBody, ...bodyRate, clock });

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
  const rules: Readonly<Record<RouteClass, Rules>> = {
    message: form('messages'),
    application: form('applications'),
    editors: writing('writes of editors', WRITING_LIMITS.editors),
    guests: writing('writes of guests', WRITING_LIMITS.guests),
  };

  function listPlaces({ ofClients, ofAll }: Rules, client: string): readonly LimitedSender[] {
    const ofThisClient: LimitedSender = [ofClients, client];
    return ofAll === null ? [ofThisClient] : [ofThisClient, [ofAll, SHARED_KEY]];
  }

  return {
    async admit(request, response, routeClass, onTooSlow) {
      const client = senderOf(visitorAddress(request, trustedProxies));
      const { secondsToWait, takeBack } = await limits.count(...listPlaces(rules[routeClass], client));
      if (secondsToWait > 0) return { reason: 'flood', seconds: secondsToWait };
      if (!hasBody(request)) return 'admitted';
      // The connection was closed during the count: no further event would come to release the slot.
      if (response.destroyed || request.destroyed) {
        takeBack();
        return 'gone';
      }
      if (!rules[routeClass].bodies.enter(request, client, onTooSlow)) {
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

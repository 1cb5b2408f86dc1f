import type { IncomingMessage } from 'node:http';
import { createClientCounts } from './client-counts.ts';

export type BodiesOptions = {
  /** How many bodies may be on their way. */
  readonly total: number;
  readonly perClient: number;
  /** What comes slower is given up, in bytes per second. */
  readonly slowest: number;
  /** Over how long a body's rate is measured, in milliseconds. */
  readonly windowMs: number;
  /** How often, in milliseconds. */
  readonly sweepMs: number;
  readonly clock: () => number;
};

/** The bodies that are on their way. They are cheap as long as nothing waits for them, so there may be many. */
export type Bodies = {
  /**
   * Takes a place for a request's body, which is free again when the body is there or the connection is closed. Where
   * none is free, one that drips makes room. False when all are taken by bodies that come at a fair rate.
   *
   * @param onCut called when the body is given up because it is too slow; its place is free by then
   */
  enter(request: IncomingMessage, client: string, onCut: () => void): boolean;
};

type Body = {
  readonly request: IncomingMessage;
  readonly client: string;
  readonly onCut: () => void;
  readonly since: number;
  readonly before: number;
  /** Where the present window of time began. */
  windowSince: number;
  windowBefore: number;
};

/** What the socket has brought is counted, so that nobody's stream is read before its reader is there. */
function bytesRead(request: IncomingMessage): number {
  return request.socket.bytesRead;
}

/** The rest waits on our side, or there is none: the sender can't be blamed. */
function isOurTurn(request: IncomingMessage): boolean {
  return request.complete || request.readableLength >= request.readableHighWaterMark;
}

export function createBodies({ total, perClient, slowest, windowMs, sweepMs, clock }: BodiesOptions): Bodies {
  /** From the oldest on. */
  const arriving = new Set<Body>();
  const ofClients = createClientCounts();
  let sweeping: NodeJS.Timeout | undefined;

  function leave(body: Body): void {
    if (!arriving.delete(body)) return;
    ofClients.leave(body.client);
    if (arriving.size > 0) return;
    clearInterval(sweeping);
    sweeping = undefined;
  }

  function cut(body: Body): void {
    leave(body);
    body.onCut();
  }

  function isSlow(body: Body, since: number, before: number): boolean {
    if (isOurTurn(body.request)) return false;
    return bytesRead(body.request) - before < (slowest * (clock() - since)) / 1_000;
  }

  function sweep(): void {
    for (const body of arriving) {
      if (clock() - body.windowSince < windowMs) continue;
      if (isSlow(body, body.windowSince, body.windowBefore)) cut(body);
      body.windowSince = clock();
      body.windowBefore = bytesRead(body.request);
    }
  }

  /** The oldest of those that drip: who has just come has had no time to send anything. */
  function makeRoom(isMeant: (body: Body) => boolean): boolean {
    for (const body of arriving) {
      if (!isMeant(body) || !isSlow(body, body.since, body.before)) continue;
      cut(body);
      return true;
    }
    return false;
  }

  return {
    enter(request, client, onCut) {
      const ofThisClient = (body: Body) => body.client === client;
      if (ofClients.of(client) >= perClient && !makeRoom(ofThisClient)) return false;
      if (arriving.size >= total && !makeRoom(() => true)) return false;
      const [since, before] = [clock(), bytesRead(request)];
      const body = { request, client, onCut, since, before, windowSince: since, windowBefore: before };
      arriving.add(body);
      ofClients.enter(client);
      request.once('end', () => leave(body));
      request.once('close', () => leave(body));
      sweeping ??= setInterval(sweep, sweepMs).unref();
      return true;
    },
  };
}

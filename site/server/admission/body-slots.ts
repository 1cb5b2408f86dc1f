import type { IncomingMessage } from 'node:http';
import { createClientCounts } from './client-counts.ts';

export type BodySlotsOptions = {
  /** The most bodies on their way at once. */
  readonly total: number;
  readonly perClient: number;
  /** The slowest accepted rate, in bytes per second; slower bodies are cut off. */
  readonly slowest: number;
  /** The window over which a body's rate is measured, in milliseconds. */
  readonly windowMs: number;
  /** How often the rates are checked, in milliseconds. */
  readonly sweepMs: number;
  readonly clock: () => number;
};

/** The request bodies on their way. They are cheap as long as nothing waits for them, so there may be many. */
export type BodySlots = {
  /**
   * Takes a slot for a request's body; it is free again once the body has arrived or the connection is closed. If no
   * slot is free, a slow body is cut off for it. Returns false if all slots hold bodies that arrive at a fair rate.
   *
   * @param onCut called when the body is cut off because it is too slow; its slot is free by then
   */
  enter(request: IncomingMessage, client: string, onCut: () => void): boolean;
};

type Body = {
  readonly request: IncomingMessage;
  readonly client: string;
  readonly onCut: () => void;
  readonly since: number;
  readonly before: number;
  /** When the current window began. */
  windowSince: number;
  windowBefore: number;
};

/**
 * Returns what the socket has received: counting the stream's own data would consume it before its reader is attached.
 */
function bytesRead(request: IncomingMessage): number {
  return request.socket.bytesRead;
}

/** Whether the delay is on our side: the sender is done, or our buffer is full. */
function isDelayedHere(request: IncomingMessage): boolean {
  return request.complete || request.readableLength >= request.readableHighWaterMark;
}

export function createBodySlots({ total, perClient, slowest, windowMs, sweepMs, clock }: BodySlotsOptions): BodySlots {
  /** Oldest first. */
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
    if (isDelayedHere(body.request)) return false;
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

  /** Cuts off the oldest slow body: the newest have had no time to send anything yet. */
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

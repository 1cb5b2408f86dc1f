import http from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import { reasonOf } from '@kontorwerk/runtime/error-reason';

/** The answer to a probe. */
export type ProbeAnswer = {
  readonly status: number;
  readonly location: string | undefined;
  /** The beginning of the body. */
  readonly text: string;
  /** Null for a connection without TLS. */
  readonly certificate: { readonly problem: string | null; readonly validTo: Date } | null;
};

/** The connection failed; the message says why. */
export class ProbeUnreachable extends Error {}

type ProbeOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly signal: AbortSignal;
};

/** Characters of a body that are read. */
const TEXT_LENGTH = 200;

function certificateOf(socket: unknown): ProbeAnswer['certificate'] {
  if (!(socket instanceof TLSSocket)) return null;
  return {
    problem: socket.authorized ? null : String(socket.authorizationError),
    validTo: new Date(socket.getPeerCertificate().valid_to),
  };
}

/**
 * Requests an address as a visitor would, accepting any certificate, and follows no redirects.
 * @throws a ProbeUnreachable, or the error after the connection was made
 */
export function sendProbe(address: string, { headers = {}, body, signal }: ProbeOptions): Promise<ProbeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ProbeAnswer>();
  const { request: ask } = address.startsWith('https:') ? https : http;
  const request = ask(
    address,
    {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'Content-Type': 'application/octet-stream' }) },
      agent: false,
      // Certificate problems are reported separately, so that further faults are found, too.
      rejectUnauthorized: false,
      signal,
    },
    (response) => {
      const { statusCode: status = 0, headers: answered, socket } = response;
      const certificate = certificateOf(socket);
      let text = '';
      const done = () => {
        resolve({ status, location: answered.location, text: text.slice(0, TEXT_LENGTH), certificate });
        request.destroy();
      };
      response
        .setEncoding('utf8')
        .on('data', (piece: string) => {
          text += piece;
          if (text.length >= TEXT_LENGTH) done();
        })
        .on('end', done)
        .on('error', reject);
    },
  );
  let isReached = false;
  request.on('socket', (socket) => {
    socket.once('connect', () => {
      isReached = true;
    });
  });
  request.on('error', (error) => {
    const why = signal.aborted ? 'no answer in time' : reasonOf(error);
    reject(isReached ? new Error(why, { cause: error }) : new ProbeUnreachable(why, { cause: error }));
  });
  request.end(body);
  return promise;
}

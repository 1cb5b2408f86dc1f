import net from 'node:net';
import type { BreakOff } from './generated-break-offs.ts';
import type { GeneratedRequest } from './generated-requests.ts';

/** The answer: its status, 0 if the connection ended without one, and whether it has `Retry-After`. */
export type RawOutcome = { readonly status: number; readonly retryAfter: boolean };

/** Interim answers, such as `100 Continue`. */
const INTERIM = /^HTTP\/1\.1 1\d\d .*?\r\n\r\n/s;

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 30_000;

function textOf({ method, target, headers, body }: GeneratedRequest, host: string): Buffer {
  const bytes = Buffer.from(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]);
}

/** Sends as much of a request as its sender stays for, then leaves in that sender's way. */
function sendOn(socket: net.Socket, text: Buffer, breaksOff: BreakOff | null): void {
  if (breaksOff?.during !== 'request') {
    socket.write(text);
    return;
  }
  const leave = {
    ending: () => socket.end(),
    destroying: () => socket.destroy(),
    resetting: () => socket.resetAndDestroy(),
  }[breaksOff.by];
  socket.write(text.subarray(0, Math.floor(breaksOff.share * text.length)), () => setTimeout(leave, breaksOff.afterMs));
}

/**
 * Sends a request byte for byte, as no client library would, and reads its answer. A request that is broken off may
 * have been answered before.
 */
export function sendRaw(port: number, request: GeneratedRequest): Promise<RawOutcome> {
  return new Promise((resolve, reject) => {
    let head = '';
    const { breaksOff } = request;
    const socket = net.connect(port, '127.0.0.1', () =>
      sendOn(socket, textOf(request, `localhost:${port}`), breaksOff),
    );
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`no end for ${PATIENCE_MS} ms`)));
    socket.on('data', (chunk: Buffer) => {
      if (!head.includes('\r\n\r\n')) head = `${head}${chunk.toString('latin1')}`.replace(INTERIM, '');
      if (breaksOff?.during === 'answer') socket.destroy();
    });
    // A request refused before it was read to its end may be reset after the answer.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const [, status = 0] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
      resolve({ status: Number(status), retryAfter: /^retry-after:/im.test(head) });
    });
  });
}

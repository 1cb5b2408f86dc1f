import http from 'node:http';
import { onTestFinished } from 'vitest';

export type Dripping = {
  /** Resolves when the server has read the head of the request. */
  readonly begun: Promise<void>;
  /** The status of the answer. */
  readonly answered: Promise<number>;
  /** Sends the rest. */
  finish(): void;
};

/** Starts to send a body of two bytes and stops after the first. */
export function drip(url: string, headers: Readonly<Record<string, string>> = {}): Dripping {
  const { promise: answered, resolve } = Promise.withResolvers<number>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const request = http.request(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': 2, Expect: '100-continue' },
    agent: false,
  });
  request.on('continue', begin);
  request.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  request.on('error', () => resolve(0));
  request.write('{');
  onTestFinished(() => void request.destroy());
  return { begun, answered, finish: () => void request.end('}') };
}

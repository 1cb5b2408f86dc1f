import http from 'node:http';
import net from 'node:net';
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

type StubbornClient = {
  /** Returns all received data. */
  readonly received: () => string;
  /** Whether the server has closed at least its half. */
  readonly isLetGo: () => boolean;
  end(): void;
};

/** Opens a client that keeps its half of the connection open, whatever the server does. */
export function openStubbornClient(url: string, bytes = ''): StubbornClient {
  const { hostname, port } = new URL(url);
  let received = '';
  let isLetGo = false;
  const letGo = () => {
    isLetGo = true;
  };
  const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => socket.write(bytes));
  socket.on('data', (piece) => {
    received += piece;
  });
  socket.on('error', () => {});
  socket.on('end', letGo).on('close', letGo);
  onTestFinished(() => void socket.destroy());
  return {
    received: () => received,
    isLetGo: () => isLetGo,
    end: () => void socket.end(),
  };
}

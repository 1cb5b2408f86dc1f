import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from './asked.ts';

export type Load = { readonly seconds: number; readonly connections: number };

/** Requests per second, and the 99th percentile of latency in milliseconds. */
export type Rate = { readonly perSecond: number; readonly p99: number };

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

/** Throws on an error response, because those are fast and meaningless. */
async function withWrk(origin: string, { path, headers }: Asked, { seconds, connections }: Load): Promise<Rate> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...sent, `${origin}${path}`];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await once(wrk, 'close');
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1];
  const [, slowest = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  if (rate === undefined || /Non-2xx|Socket errors/.test(printed))
    throw new Error(`wrk could not measure ${origin}${path}:\n${printed}`);
  return { perSecond: Number(rate), p99: Number(slowest) * (MILLISECONDS[unit] ?? Number.NaN) };
}

/**
 * `wrk` would wait for a body, which a response to HEAD lacks: this client sends the next request once the headers have
 * arrived.
 */
async function withSockets(origin: string, asked: Asked, { seconds, connections }: Load): Promise<Rate> {
  const { hostname, host, port } = new URL(origin);
  const lines = Object.entries({ Host: host, ...asked.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const sent = `${asked.method} ${asked.path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const took: number[] = [];
  const sockets = Array.from({ length: connections }, () => {
    const socket = net.connect(Number(port), hostname).setEncoding('latin1').setNoDelay();
    let since = performance.now();
    let tail = '';
    const send = () => {
      since = performance.now();
      socket.write(sent);
    };
    socket.on('connect', send).on('data', (text: string) => {
      tail += text;
      if (!tail.endsWith('\r\n\r\n')) return;
      if (!tail.startsWith('HTTP/1.1 200')) socket.destroy(new Error(`no good answer: ${tail.slice(0, 100)}`));
      tail = '';
      took.push(performance.now() - since);
      send();
    });
    return socket;
  });
  await sleep(seconds * 1_000);
  for (const socket of sockets) socket.destroy();
  took.sort((one, other) => one - other);
  return { perSecond: took.length / seconds, p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN };
}

/** Sends the same request repeatedly over keep-alive connections, and measures rate and latency. */
export function putLoad(origin: string, asked: Asked, load: Load): Promise<Rate> {
  return asked.method === 'HEAD' ? withSockets(origin, asked, load) : withWrk(origin, asked, load);
}

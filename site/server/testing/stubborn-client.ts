import net from 'node:net';
import { onTestFinished } from 'vitest';

export type StubbornClient = {
  /** Returns all received data. */
  readonly received: () => string;
  /** Whether the server has closed at least its half. */
  readonly isLetGo: () => boolean;
  end(): void;
};

/** Opens a client that keeps its half of the connection open, whatever the server does. */
export function stubbornClient(url: string, bytes = ''): StubbornClient {
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

import * as v from 'valibot';

/** How long a browser may take for one command, in milliseconds. */
const ANSWER_MS = 60_000;

const message = v.looseObject({
  type: v.optional(v.string()),
  id: v.nullish(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** A WebDriver BiDi connection. */
export type Bidi = {
  send(method: string, params: object): Promise<unknown>;
  onEvent(listener: (method: string, params: unknown) => void): void;
  close(): void;
};

/** Connects to a browser's WebDriver BiDi endpoint. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`No WebDriver BiDi at ${url}.`)), { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message: words } = v.parse(message, JSON.parse(String(data)));
    if (typeof id !== 'number') {
      if (method) for (const listener of listeners) listener(method, params);
      return;
    }
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error}: ${words}`));
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection.'));
  });
  let last = 0;
  return {
    async send(method, params) {
      last += 1;
      const id = last;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      const impatient = setTimeout(() => answer.reject(new Error(`No answer to ${method}.`)), ANSWER_MS);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise.finally(() => clearTimeout(impatient));
    },
    onEvent: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  };
}

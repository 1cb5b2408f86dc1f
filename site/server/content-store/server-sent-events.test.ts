import { expect, it } from 'vitest';
import { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts';

async function read(pieces: readonly string[]): Promise<ServerSentEvent[]> {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  const events: ServerSentEvent[] = [];
  for await (const event of readServerSentEvents(body)) events.push(event);
  return events;
}

it('reads messages however they are cut, and skips comments', async () => {
  const stream =
    'retry: 1000\n\n: hello\n\nevent: changed\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata:x\n\nevent: unfinished\ndata: y\n';
  const expected = [
    { event: 'changed', data: '{"a":\n1}' },
    { event: 'message', data: 'x' },
  ];
  expect(await read([stream])).toEqual(expected);
  expect(await read([...stream])).toEqual(expected);
});

it('gives up on a message that never ends', async () => {
  await expect(read(['data: '.padEnd(200_000, 'x')])).rejects.toThrow('does not end');
});

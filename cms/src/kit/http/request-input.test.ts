import { expect, test } from 'vitest';
import { readBytes } from './request-input.ts';

test('a body is read', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: '{"a":1}' });
  expect(Buffer.from((await readBytes(request, 7)) ?? []).toString()).toBe('{"a":1}');
});

test('no body is read as an empty one', async () => {
  expect(await readBytes(new Request('http://localhost/', { method: 'POST' }), 7)).toHaveLength(0);
});

test('a body above the limit is not read to its end', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
  const request = new Request('http://localhost/', init);
  expect(await readBytes(request, 100)).toBeNull();
  expect(pulled).toBeLessThan(20);
});

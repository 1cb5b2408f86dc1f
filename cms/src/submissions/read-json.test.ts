import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

function post(body: string): Request {
  return new Request('http://localhost/', { method: 'POST', body });
}

test('an object is read', async () => {
  expect(await readJson(post('{"a":1}'), 100)).toEqual({ kind: 'read', body: { a: 1 } });
});

test('what is no object of JSON is unreadable', async () => {
  for (const body of ['', 'x', '[]', '"a"', 'null'])
    expect(await readJson(post(body), 100)).toEqual({ kind: 'unreadable' });
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
  expect(await readJson(request, 100)).toEqual({ kind: 'too_large' });
  expect(pulled).toBeLessThan(20);
});

import type { CDPSession } from '@playwright/test';

/** What a page took over the network: bytes as they were sent, with headers, by what they are for. */
export type Transfer = { readonly requests: number; readonly bytes: Readonly<Record<string, number>> };

/** Counts from now on; the answer tells what has come so far. What the browser had already is no request. */
export async function countTransfer(devtools: CDPSession): Promise<() => Transfer> {
  await devtools.send('Network.enable');
  const types = new Map<string, string>();
  let requests = 0;
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined || encodedDataLength === 0) return;
    requests += 1;
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  return () => ({ requests, bytes: { ...bytes } });
}

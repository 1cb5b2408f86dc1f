import type { CDPSession } from '@playwright/test';

/** A page's network transfer: bytes including headers, by resource type. */
export type Transfer = { readonly requests: number; readonly bytes: Readonly<Record<string, number>> };

/** Starts counting; the returned function reads the counts so far. Cache hits are not counted. */
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

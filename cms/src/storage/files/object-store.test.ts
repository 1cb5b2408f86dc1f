import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@kontorwerk/runtime/testing/listening';
import { expect, onTestFinished, test } from 'vitest';
import { isFolderEmpty } from './file-store.ts';
import { checkBucket, objectStore } from './object-store.ts';

const TIMES = { connectionMs: 3_000, silenceMs: 500 };

/** Returns a bucket at an object store whose answers the test defines. */
async function bucketAt(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  const port = await listen(server);
  onTestFinished(() => server.closeAllConnections());
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
  return { name: 'bucket', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials, isInPath: true };
}

test('a store that falls silent in the middle of a file is not waited for', async () => {
  const bucket = await bucketAt((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000000', ETag: '"a"' });
    response.write(Buffer.alloc(500_000));
  });
  await expect(objectStore(bucket, TIMES).read('uploads/a.avif')).rejects.toThrow('inactivity');
});

test('a file that breaks off is none', async () => {
  const bucket = await bucketAt((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000000', ETag: '"a"' });
    response.write(Buffer.alloc(500_000), () => response.destroy());
  });
  await expect(objectStore(bucket, TIMES).read('uploads/a.avif')).rejects.toThrow('aborted');
});

test('over a slow line a file may take longer than a store may be silent', async () => {
  const [size, silenceMs] = [16_000_000, 2_000];
  const bytesPerMs = size / (2 * silenceMs);
  let received = 0;
  const bucket = await bucketAt(async (request, response) => {
    for await (const piece of request) {
      received += piece.length;
      await sleep(piece.length / bytesPerMs);
    }
    response.writeHead(200, { ETag: '"a"' }).end();
  });
  const began = performance.now();
  await objectStore(bucket, { ...TIMES, silenceMs }).write('uploads/a.avif', Buffer.alloc(size));
  expect(received).toBe(size);
  expect(performance.now() - began).toBeGreaterThan(silenceMs);
});

function listing(keys: readonly string[]): string {
  const objects = keys.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-25T00:00:00Z</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${objects.join('')}</ListBucketResult>`;
}

test('a folder that some program has marked by an object has no file yet', async () => {
  const bucket = await bucketAt((_request, response) => response.end(listing(['uploads/'])));
  expect(await isFolderEmpty(objectStore(bucket), 'uploads')).toBe(true);
});

test('a web server that answers anything is no object store', async () => {
  const bucket = await bucketAt((_request, response) => response.end('<html>Welcome</html>'));
  await expect(checkBucket(bucket)).rejects.toThrow('something else than a list');
});

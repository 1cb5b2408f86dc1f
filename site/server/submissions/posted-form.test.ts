import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BODY_LIMITS, SUBMISSION_LIMITS } from '../base/limits.ts';
import { BodyTooLarge } from '../http/request-body.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { serve } from '../testing/test-server.ts';
import { createIncomingFolder, IncomingLimitReached } from './incoming-folder.ts';
import { readPostedForm } from './posted-form.ts';

const NAMED = 'name="resume"; filename="cv.pdf"';
const NAMELESS = 'name="resume"';

/** Sends a form up to the middle of its file; resolves with the request, its reader's outcome and the client. */
async function sendHalf(
  disposition: string,
  newFile: (request: IncomingMessage) => ReturnType<typeof fileFor>,
  before = '',
) {
  const { promise: begun, resolve: begin } = Promise.withResolvers<IncomingMessage>();
  const { promise: outcome, resolve: end } = Promise.withResolvers<unknown>();
  const here = await serve((request) => {
    readPostedForm(request, { newFile: () => newFile(request), timeoutMs: 60_000 }).then(end, end);
    request.once('data', () => begin(request));
  });
  onTestFinished(here.close);
  const client = net.connect(here.port, '127.0.0.1').on('error', () => {});
  client.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999999\r\n\r\n` +
      `${before}--b\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n%PDF`,
  );
  return { request: await begun, outcome, client };
}

async function fileFor() {
  const folder = createIncomingFolder(await createTemporaryFolder(), {
    bodies: 1,
    bytes: 1_000,
    small: 0,
    inMemory: 0,
  });
  const file = folder.receive();
  onTestFinished(file.discard);
  return file;
}

function gone(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => void request.once('close', resolve));
}

// A broken form rejects for its reader; an unhandled error would end the process, and fails the test run.
test.each([
  ['a file that is being made', NAMED],
  ['an empty choice', NAMELESS],
])('who goes away before %s is whole breaks off their own form and nothing else', async (_, disposition) => {
  const { request, outcome, client } = await sendHalf(disposition, async (request) => {
    await gone(request);
    return fileFor();
  });
  client.resetAndDestroy();
  await gone(request);
  expect(String(await outcome)).toMatch(/went away|aborted/);
});

test('where there is no room for a file, the form says so, and nothing else breaks', async () => {
  const { outcome } = await sendHalf(NAMED, () => Promise.reject(new IncomingLimitReached('full')));
  expect(await outcome).toBeInstanceOf(IncomingLimitReached);
});

test('a form with too much text in it is refused, also when a file comes at once after that', async () => {
  const text = `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(BODY_LIMITS.form)}\r\n`;
  const { outcome } = await sendHalf(NAMED, fileFor, text);
  expect(await outcome).toBeInstanceOf(BodyTooLarge);
});

test('a form of more parts than ours have is refused, so that the rest of it is not parsed', async () => {
  const parts = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(SUBMISSION_LIMITS.formFields + 2);
  const { outcome } = await sendHalf(NAMED, fileFor, parts);
  expect(await outcome).toBeInstanceOf(BodyTooLarge);
});

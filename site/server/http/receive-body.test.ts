import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BODY_LIMITS } from '../base/limits.ts';
import { ask } from '../testing/ask.ts';
import { serve } from '../testing/serve.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';
import { type ReceivedBody, receiveBody } from './receive-body.ts';
import { BodyTooLarge, drainBody } from './request-body.ts';

const LIMIT = 4 * BODY_LIMITS.inMemory;

/** A server that receives bodies of up to `LIMIT` bytes and answers with the result of `use`. */
async function setUp(use: (body: ReceivedBody) => Promise<Buffer>) {
  const folder = await temporaryFolder();
  const errors: unknown[] = [];
  const here = await serve((request, response) => {
    receiveBody(request, { maxBytes: LIMIT }, folder)
      .then(use)
      .then(
        (answer) => response.end(answer),
        (error) => {
          errors.push(error);
          drainBody(request);
          response.writeHead(413).end();
        },
      );
  });
  onTestFinished(here.close);
  return { url: here.url, folder, errors };
}

describe('receiveBody', () => {
  it.each([0, 1, BODY_LIMITS.inMemory, BODY_LIMITS.inMemory + 1, LIMIT])(
    'gives back all of %i bytes',
    async (length) => {
      const { url, folder } = await setUp(async (body) => {
        expect(body.length).toBe(length);
        return buffer(body.stream());
      });
      const sent = Buffer.alloc(length, 'abcdefghijk');
      for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
        const { status, body } = await ask(url, { method: 'POST', headers, body: sent });
        expect([status, body.equals(sent)]).toEqual([200, true]);
      }
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('leaves no file behind, whatever becomes of the body', async () => {
    const { url, folder } = await setUp(async (body) => {
      body.discard();
      return Buffer.from('discarded');
    });
    expect((await ask(url, { method: 'POST', body: Buffer.alloc(LIMIT) })).text).toBe('discarded');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([{}, { 'Transfer-Encoding': 'chunked' }])('refuses a longer one, announced or not: %j', async (headers) => {
    const { url, folder, errors } = await setUp((body) => buffer(body.stream()));
    expect((await ask(url, { method: 'POST', headers, body: Buffer.alloc(LIMIT + 1) })).status).toBe(413);
    expect(errors[0]).toBeInstanceOf(BodyTooLarge);
    expect(await readdir(folder)).toEqual([]);
  });

  it('gives up when the client goes away', async () => {
    const { url, errors } = await setUp((body) => buffer(body.stream()));
    const request = http.request(url, { method: 'POST', headers: { 'Content-Length': LIMIT }, agent: false });
    request.on('error', () => {});
    request.write(Buffer.alloc(2 * BODY_LIMITS.inMemory), () => request.destroy());
    await until(() => errors.length === 1);
    expect(String(errors[0])).toMatch(/went away|aborted/);
  });
});

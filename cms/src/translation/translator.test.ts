import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { translate } from './translator.ts';

const TO_GERMAN = { from: 'en', to: 'de' } as const;

/** A service with DeepL's API: it answers with the texts in capitals, and records the requests. */
async function service(status = 200) {
  const asked: {
    readonly path: string;
    readonly key: string | undefined;
    readonly body: { readonly text: string[] };
  }[] = [];
  const url = await startServer(async (request, response) => {
    const body = JSON.parse((await buffer(request)).toString());
    asked.push({ path: `${request.method} ${request.url}`, key: request.headers.authorization, body });
    const translations = body.text.map((text: string) => ({
      detected_source_language: 'EN',
      text: text.toUpperCase(),
    }));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ translations }));
  });
  return { asked, translator: { url, key: 'a-key:fx' } };
}

test('texts are sent as DeepL wants them, and come back translated', async () => {
  const { asked, translator } = await service();
  expect(await translate(['shops', 'light'], TO_GERMAN, translator)).toEqual({ texts: ['SHOPS', 'LIGHT'] });
  expect(asked).toEqual([
    {
      path: 'POST /v2/translate',
      key: 'DeepL-Auth-Key a-key:fx',
      body: { text: ['shops', 'light'], source_lang: 'EN', target_lang: 'DE', formality: 'prefer_more' },
    },
  ]);
});

test('more texts than the service takes at once are sent in several calls', async () => {
  const { asked, translator } = await service();
  const texts = Array.from({ length: 120 }, (_, at) => `text ${at}`);
  expect(await translate(texts, TO_GERMAN, translator)).toEqual({ texts: texts.map((text) => text.toUpperCase()) });
  expect(asked.map(({ body }) => body.text.length)).toEqual([50, 50, 20]);
});

test.each([
  [403, 'key'],
  [456, 'quota'],
  [429, 'quota'],
  [500, 'unreachable'],
] as const)('an answer of %i is told as %s', async (status, refused) => {
  const { translator } = await service(status);
  expect(await translate(['shops'], TO_GERMAN, translator)).toEqual({ refused });
});

test('a service that is gone, silent or talks nonsense is told to be unreachable', async () => {
  const silent = await startServer(() => {});
  const confused = await startServer((_, response) => response.end('<html>'));
  const short = await startServer((_, response) => response.end('{"translations":[]}'));
  for (const url of ['http://127.0.0.1:9', silent, confused, short])
    expect(await translate(['shops'], TO_GERMAN, { url, key: 'x' }, 200)).toEqual({ refused: 'unreachable' });
});

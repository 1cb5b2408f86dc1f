import busboy from 'busboy';
import { expect, test } from 'vitest';
import { DEEPEST } from './json-object.ts';
import { refuseNoDocuments } from './refused-documents.ts';

refuseNoDocuments();

/** Parses a form with one field; returns its value, or the status of its rejection. */
function heard(name: string, value: string): Promise<unknown> {
  const parser = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  return new Promise((resolve) => {
    parser.on('field', (_name, text) => resolve(text));
    parser.on('error', (error) => resolve(error));
    parser.end(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`);
  });
}

test.each(['null', '1', '"x"', '[]', `{"a":${'['.repeat(DEEPEST)}`])(
  'a document that is %j is refused',
  async (json) => {
    expect(await heard('_payload', json)).toMatchObject({
      status: 400,
      message: expect.stringContaining('a JSON object'),
    });
  },
);

test('a document is read, and so is any other field', async () => {
  expect(await heard('_payload', '{"alt":"x"}')).toBe('{"alt":"x"}');
  expect(await heard('note', 'null')).toBe('null');
});

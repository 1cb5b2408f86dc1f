import type { Readable } from 'node:stream';
import busboy, { type FileInfo } from 'busboy';
import { expect, test } from 'vitest';
import { DEEPEST, MOST_VALUES } from './json-object.ts';
import { handleFileErrors, refuseMalformedDocuments } from './multipart-parser.ts';

test('a form that breaks off in a file which nobody listens to ends nothing', async () => {
  handleFileErrors();
  const parser = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=x' } });
  const files: string[] = [];
  let closed: Promise<unknown> | undefined;
  parser.on('file', (_field: string, file: Readable, { filename }: FileInfo) => {
    files.push(filename);
    closed = new Promise((resolve) => file.resume().on('close', resolve));
  });
  parser.on('error', () => {});
  parser.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc');
  // An unhandled error would end the process, and fail this test.
  parser.destroy();
  await closed;
  expect(files).toEqual(['a.png']);
});

refuseMalformedDocuments();

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

test.each(['_payload', 'file'])('JSON of too many values in the field %s is refused', async (name) => {
  const json = `{"a":[${'0,'.repeat(MOST_VALUES)}0]}`;
  expect(await heard(name, json)).toMatchObject({ status: 413, message: expect.stringContaining('too many parts') });
  expect(await heard('note', json)).toBe(json);
});

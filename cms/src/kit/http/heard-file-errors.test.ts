import type { Readable } from 'node:stream';
import busboy, { type FileInfo } from 'busboy';
import { expect, test } from 'vitest';
import { hearFileErrors } from './heard-file-errors.ts';

test('a form that breaks off in a file which nobody listens to ends nothing', async () => {
  hearFileErrors();
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

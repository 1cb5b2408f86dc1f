import { expect, test } from 'vitest';
import { createSubmissionReader, createTextReceiver, MOST_TEXT } from './submission-reader.ts';

const CHUNK = 64 * 1024;

/** Reads a body in chunks; returns its file's text, and how many chunks it took. */
function read(json: string) {
  const file = createTextReceiver();
  const reader = createSubmissionReader(file);
  const bytes = Buffer.from(json);
  let taken = 0;
  for (let at = 0; at < bytes.length; at += CHUNK) {
    taken += 1;
    if (!reader.write(bytes.subarray(at, at + CHUNK))) break;
  }
  return { read: reader.end(), file: file.text(), taken };
}

test('a file of any length is read beside the texts, which are parsed without it', () => {
  const resume = `data:application/pdf;base64,${'Ab'.repeat(MOST_TEXT)}`;
  expect(read(JSON.stringify({ full_name: 'Åda', resume }))).toMatchObject({
    read: { kind: 'read', body: { full_name: 'Åda', resume: '' } },
    file: resume,
  });
});

test.each([
  ['tiny values', `{"a":[${'{},'.repeat(4_000_000)}{}]}`],
  ['one text', JSON.stringify({ a: 'x'.repeat(12_000_000) })],
  ['what stands in the place of the file', `{"resume":[${'0,'.repeat(6_000_000)}0]}`],
])('%s of twelve megabytes are refused once a megabyte of them is read', (_, json) => {
  const { read: outcome, taken } = read(json);
  expect(outcome).toEqual({ kind: 'too-large' });
  expect(taken).toBeLessThanOrEqual(MOST_TEXT / CHUNK + 1);
});

test('a megabyte of text is read, and of tiny values not', () => {
  const text = (length: number) => JSON.stringify({ a: 'x'.repeat(length - '{"a":""}'.length) });
  expect(read(text(MOST_TEXT)).read.kind).toBe('read');
  expect(read(text(MOST_TEXT + 1)).read.kind).toBe('too-large');
  expect(read(`{"a":[${'{},'.repeat(300_000)}{}]}`).read).toEqual({ kind: 'unreadable' });
});

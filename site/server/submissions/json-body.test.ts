import { expect, test } from 'vitest';
import { jsonBody } from './json-body.ts';

async function textOf(fields: object, files?: Record<string, File>): Promise<string> {
  let text = '';
  for await (const chunk of jsonBody(fields, files)) text += chunk;
  return text;
}

test.each([{}, { a: 1, 'b"': 'ä\n', c: undefined, d: { e: [true, null] } }])('%j is JSON', async (fields) => {
  expect(await textOf(fields)).toBe(JSON.stringify(fields));
});

test.each([0, 1, 2, 3, 100_000, 200_001])(
  'a file of %i bytes is a data URL in the place of its field',
  async (size) => {
    const bytes = Buffer.alloc(size, 'Ünïcode');
    const body = JSON.parse(
      await textOf({ resume: '', name: 'Ada' }, { resume: new File([bytes], 'cv.pdf', { type: 'application/pdf' }) }),
    );
    expect(body).toEqual({ name: 'Ada', resume: `data:application/pdf;base64,${bytes.toString('base64')}` });
  },
);

test('a file alone is an object too', async () => {
  expect(JSON.parse(await textOf({}, { resume: new File(['x'], 'x') }))).toEqual({ resume: 'data:;base64,eA==' });
});

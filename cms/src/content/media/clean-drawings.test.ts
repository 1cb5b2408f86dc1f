import type { CollectionBeforeOperationHook } from 'payload';
import { expect, test } from 'vitest';
import { cleanDrawings } from './clean-drawings.ts';
import { MOST_DRAWING_BYTES } from './drawing-text.ts';

test('a drawing of more than 4 MB is refused before it is read', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'.padEnd(MOST_DRAWING_BYTES + 1);
  const req = { file: { data: Buffer.from(svg) }, t: String, i18n: { language: 'en' } };
  const given: Parameters<CollectionBeforeOperationHook>[0] = Object.assign(Object.create(null), {
    operation: 'create',
    req,
  });
  await expect(Promise.resolve(cleanDrawings(given))).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('more than 4 MB') }] },
  });
});

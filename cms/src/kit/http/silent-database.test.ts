import { expect, test } from 'vitest';
import { awaitUnlessSilent } from './silent-database.ts';

const never = new Promise<Response>(() => {});

test('a request whose database is silent is answered nothing more', async () => {
  expect(
    await awaitUnlessSilent(
      never,
      async () => true,
      () => null,
      1,
    ),
  ).toBeNull();
});

test('as long as the database answers others, a slow handler is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const slow = new Response('slow');
  let asks = 0;
  const isSilent = async () => {
    asks += 1;
    if (asks === 3) resolve(slow);
    return false;
  };
  expect(await awaitUnlessSilent(promise, isSilent, () => null, 1)).toBe(slow);
});

test('what a quick handler fails with is passed on, and the database not asked', async () => {
  const failed = Promise.reject(new Error('broken'));
  const isSilent = () => Promise.reject(new Error('asked'));
  await expect(awaitUnlessSilent(failed, isSilent, () => null, 1)).rejects.toThrow('broken');
});
